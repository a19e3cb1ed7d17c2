// Opens the local view from the lobby; members only (spec: betting-and-money §5).
import { useNavigate } from "react-router-dom";
import { LOCAL_SPORT } from "#contract/sport-pages.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { isLoggedIn } from "#session/account/session-store.ts";
import { queueSelection, type QueuedSelection } from "#domain/bets/queued-selection.ts";

/** @param search query of the list to open @param pick waits there for the slip */
export function useEnterSport(): (search?: string, pick?: QueuedSelection) => void {
  const navigate = useNavigate();
  return (search = "", pick) => {
    if (pick !== undefined) queueSelection(pick);
    if (isLoggedIn()) void navigate({ pathname: LOCAL_SPORT, search });
    else promptLogin();
  };
}
