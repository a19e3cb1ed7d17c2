// The way from the lobby into the local view: open to members (spec: betting-and-money §5).
import { useNavigate } from "react-router-dom";
import { promptLogin } from "../../../session/login-prompt.ts";
import { isLoggedIn } from "../../../session/session-store.ts";
import { queuePick, type QueuedPick } from "../../../session/pick-queue.ts";

const LOCAL_VIEW = "/game/sport/crty";

/** @param search of the list that is opened; `pick` waits there for the slip */
export function useEnterSport(): (search?: string, pick?: QueuedPick) => void {
  const navigate = useNavigate();
  return (search = "", pick) => {
    if (pick !== undefined) queuePick(pick);
    if (isLoggedIn()) void navigate({ pathname: LOCAL_VIEW, search });
    else promptLogin();
  };
}
