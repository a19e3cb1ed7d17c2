import { useNavigate } from "react-router-dom";
import { gameOfPrice } from "#contract/betting/price-id.ts";
import { brandEntry } from "../../../../brand/brand.ts";
import { promptLogin } from "../../../../session/account/login-prompt.ts";
import { queueSelection } from "../../../../session/bets/queued-selection.ts";
import { useLoggedIn } from "../../../../session/account/session-store.ts";

/** Queues a price for the slip of the sports book; asks visitors to log in. */
export function useTakePrice(priceId: string): () => void {
  const navigate = useNavigate();
  const member = useLoggedIn();
  const gameId = gameOfPrice(priceId);
  return () => {
    const view = sportView();
    if (!member || gameId === null || view === undefined) return promptLogin();
    queueSelection({ gameId, priceId });
    void navigate(view);
  };
}

/** Address of the bundle's own sports view: a route parameter, so that other bundles do not contain it. */
function sportView(): string | undefined {
  const page = brandEntry().pages.find(({ route }) => route.path.endsWith("/:enName"));
  return page?.route.path.replace(":enName", "crty");
}
