// What of the slip is in view. The rail stays as the player has left it.
import { create } from "zustand";
import { oneOf, storage } from "../../../lib/storage.ts";

const KEY = "slipRail";

export type SlipTab = "slip" | "bets";

interface View {
  readonly tab: SlipTab;
  /** The rail; false where only its tab is shown. */
  readonly open: boolean;
  /** The sheet of phones. */
  readonly sheet: boolean;
  /** Key of the amount that was used last: quick stakes and keys are for it. */
  readonly active: string | null;
}

export const useSlipView = create<View>(() => ({
  tab: "slip",
  open: storage.read(KEY, oneOf(["open", "folded"])) !== "folded",
  sheet: false,
  active: null,
}));

export function showTab(tab: SlipTab): void {
  useSlipView.setState({ tab });
}

export function setRailOpen(open: boolean): void {
  storage.write(KEY, open ? "open" : "folded");
  useSlipView.setState({ open });
}

export function setSheetOpen(sheet: boolean): void {
  useSlipView.setState({ sheet });
}

export function setActiveStake(active: string): void {
  useSlipView.setState({ active });
}
