// How the page shows the slip. The rail stays as the player left it.
import { useEffect } from "react";
import { create } from "zustand";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { useSelectionCount } from "../../markets/slip-selections.ts";

const KEY = "slipRail";

export type SlipTab = "slip" | "bets";

interface View {
  /** The code of the slip has loaded. */
  readonly loaded: boolean;
  readonly tab: SlipTab;
  /** Orders that were not delivered. */
  readonly undelivered: number;
  /** An order is in progress. */
  readonly confirming: boolean;
  /** The rail is unfolded. */
  readonly open: boolean;
  /** The sheet on phones is open. */
  readonly sheet: boolean;
  /** Key of the stake field used last: quick stakes and the keypad write to it. */
  readonly active: string | null;
  /** Key of the amount that is being typed: whether it is enough is said once it is complete. */
  readonly typing: string | null;
  /** The slip's keypad is open, on touch. */
  readonly keypad: boolean;
  /** The player prefers the keyboard of the device. */
  readonly deviceKeyboard: boolean;
}

export const useSlipView = create<View>(() => ({
  loaded: false,
  tab: "slip",
  undelivered: 0,
  confirming: false,
  open: storage.read(KEY, oneOf(["open", "folded"])) !== "folded",
  sheet: false,
  active: null,
  typing: null,
  keypad: false,
  deviceKeyboard: false,
}));

/** Selections, and orders that were not delivered. */
export function useSlipCount(): number {
  return useSelectionCount() + useSlipView(({ undelivered }) => undelivered);
}

export function showSlipTab(tab: SlipTab): void {
  useSlipView.setState({ tab });
}

export function setRailOpen(open: boolean): void {
  storage.write(KEY, open ? "open" : "folded");
  useSlipView.setState({ open });
}

/** Shows the rail, or the sheet of phones, for this visit. */
export function useSlipShown(shown: boolean): void {
  useEffect(() => {
    if (shown) useSlipView.setState({ open: true, sheet: true });
  }, [shown]);
}

export function setSheetOpen(sheet: boolean): void {
  useSlipView.setState({ sheet });
}

/** @param active null: the main amount of the slip */
export function setActiveStake(active: string | null): void {
  useSlipView.setState({ active });
}

/** @param typing null: the amount is complete */
export function setTyping(typing: string | null): void {
  useSlipView.setState({ typing });
}

export function setKeypad(keypad: boolean): void {
  useSlipView.setState({ keypad, typing: null });
}

export function setDeviceKeyboard(): void {
  useSlipView.setState({ deviceKeyboard: true });
}

/** Phones: the first price opens the slip with its keypad. */
export function openForStake(): void {
  useSlipView.setState({ tab: "slip", sheet: true, keypad: true, active: null });
}
