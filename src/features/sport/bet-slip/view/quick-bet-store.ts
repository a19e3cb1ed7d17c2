// A quick bet between its press and its sending: the operator may give some seconds to undo it. Nothing is sent
// before they are over, so an undone bet never existed.
import { create } from "zustand";
import { isLoggedIn } from "#session/account/session-store.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { useSite } from "#session/site/site-state.ts";
import { serverNow } from "#lib/time/clock.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { isConfirming } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";

interface Counting {
  readonly pick: SlipSelection;
  readonly stakeCents: number;
  /** Server time, epoch milliseconds. */
  readonly dueAt: number;
}

export const useQuickBet = create<{ readonly counting: Counting | null }>(() => ({
  counting: null,
}));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Another press within the seconds is refused: two bets need two decisions. */
export function askQuickBet(pick: SlipSelection): void {
  if (!isLoggedIn()) return promptLogin();
  if (useQuickBet.getState().counting !== null || isConfirming(useSlip.getState().quick)) {
    return showToast(i18n.t("sport:slip.delay"));
  }
  const stakeCents = useSportPreferences.getState().quickBetStake * 100;
  const waitMs = useSite.getState().betUndoSeconds * 1000;
  if (waitMs === 0) return void slip.placeQuick(pick, stakeCents);
  useQuickBet.setState({ counting: { pick, stakeCents, dueAt: serverNow() + waitMs } });
  timer = setTimeout(() => {
    useQuickBet.setState({ counting: null });
    void slip.placeQuick(pick, stakeCents);
  }, waitMs);
}

export function undoQuickBet(): void {
  clearTimeout(timer);
  useQuickBet.setState({ counting: null });
  showToast(i18n.t("sport:quickBet.undone"));
}
