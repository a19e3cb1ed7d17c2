import { useNavigate } from "react-router-dom";
import { gameOfPrice } from "#contract/betting/price-id.ts";
import { brandEntry } from "#brand/brand.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { queueSelection } from "../../bets/queued-selection.ts";
import { useLoggedIn } from "#session/account/session-store.ts";

/**
 * Queues a price for the slip of the sports book; asks visitors to log in.
 * @param enterVenue called for a price that is not of the sports book, or on a site without sports pages
 */
export function useTakePrice(priceId: string, enterVenue: () => void = promptLogin): () => void {
  const navigate = useNavigate();
  const member = useLoggedIn();
  const gameId = gameOfPrice(priceId);
  return () => {
    const view = sportView();
    if (gameId === null || view === undefined) return enterVenue();
    if (!member) return promptLogin();
    queueSelection({ gameId, priceId });
    void navigate(view);
  };
}

/** Address of the bundle's own sports view: a route parameter, so that other bundles do not contain it. */
function sportView(): string | undefined {
  const page = brandEntry().pages.find(({ route }) => route.path.endsWith("/:enName"));
  return page?.route.path.replace(":enName", "crty");
}
