import { useNavigate } from "react-router-dom";
import { gameOfPrice } from "#contract/betting/price-id.ts";
import { brandEntry } from "../../brand/brand.ts";
import { promptLogin } from "../../session/login-prompt.ts";
import { queuePick } from "../../session/pick-queue.ts";
import { useLoggedIn } from "../../session/session-store.ts";

/** Takes a price of the sports book to its slip; visitors are asked to log in. */
export function useTakePrice(priceId: string): () => void {
  const navigate = useNavigate();
  const member = useLoggedIn();
  const gameId = gameOfPrice(priceId);
  return () => {
    const view = sportView();
    if (!member || gameId === null || view === undefined) return promptLogin();
    queuePick({ gameId, priceId });
    void navigate(view);
  };
}

/** The bundle's own view of the book, named by its parameter: other bundles hold no address of it. */
function sportView(): string | undefined {
  const page = brandEntry().pages.find(({ route }) => route.path.endsWith("/:enName"));
  return page?.route.path.replace(":enName", "crty");
}
