// Loads the code of the slip with the first selection, or when this browser stores a slip or an unfinished
// order, so that the list of matches shows without it.
import { useEffect } from "react";
import { errorText } from "#lib/error-text.ts";
import { onReconnect } from "#lib/offline.ts";
import { anyText, storage } from "#lib/storage.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { hasStoredCalls } from "#domain/wallet/money-call/stored-kinds.ts";
import { showToast } from "#ui/toast.tsx";
import { LATER_TEXTS } from "../feed/late-view.ts";
import {
  connectSlip,
  isSelectionWaiting,
  onSelectionWaiting,
  showSelected,
} from "../markets/slip-selections.ts";
import { BET_KIND, SLIP_KEY } from "./state/slip-key.ts";
import type * as SlipCode from "./view/slip-code.ts";
import { type SlipParts, useSlipView } from "./view/view-store.ts";

let loading: Promise<void> | null = null;

/** Null until the code has loaded. */
export function useSlipParts(): SlipParts | null {
  return useSlipView(({ parts }) => parts);
}

/** Rejects when the code cannot be fetched; selections keep waiting for the next try. */
export function loadSlip(): Promise<void> {
  loading ??= fetchSlip();
  return loading;
}

async function fetchSlip(): Promise<void> {
  try {
    const [code] = await Promise.all([import("./view/slip-code.ts"), loadNamespace(LATER_TEXTS)]);
    connect(code);
  } catch (error) {
    loading = null;
    throw error;
  }
}

function connect(code: typeof SlipCode): void {
  const { slip, useSlip, askQuickBet, followSlip, announceEntries } = code;
  const { SlipNews, SlipPanel, SlipTotal, QuickBetBar } = code;
  connectSlip((selection, quick) => void (quick ? askQuickBet(selection) : slip.toggle(selection)));
  const show = () => showSelected(useSlip.getState().selections.map(({ pick }) => pick.priceId));
  const count = () => useSlipView.setState({ undelivered: useSlip.getState().undelivered.length });
  useSlip.subscribe((state, before) => {
    if (state.selections !== before.selections) show();
    if (state.undelivered.length !== before.undelivered.length) count();
  });
  show();
  count();
  useSlipView.setState({
    parts: { SlipNews, SlipPanel, SlipTotal, QuickBetBar, followSlip, announceEntries },
  });
}

/** While the page shows the slip: loads its code when there is something to show, then keeps it fresh. */
export function useFollowSlip(): void {
  const parts = useSlipParts();
  useEffect(() => {
    if (parts === null) return expectSlip();
    const stops = [parts.followSlip(), parts.announceEntries()];
    return () => stops.forEach((stop) => stop());
  }, [parts]);
}

function expectSlip(): () => void {
  const loadIfNeeded = () => {
    // A failed load is tried again with the next selection, storage change or reconnection.
    if (isSelectionWaiting() || isKept()) loadSlip().catch(() => {});
  };
  const stops = [
    onSelectionWaiting(() => {
      loadSlip().catch((error: unknown) => showToast(errorText(error)));
    }),
    useSession.subscribe(loadIfNeeded),
    onReconnect(loadIfNeeded),
    () => window.removeEventListener("storage", loadIfNeeded),
  ];
  // Another tab may fill the slip.
  window.addEventListener("storage", loadIfNeeded);
  loadIfNeeded();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether storage holds selections, a series (which changes how all prices are shown) or an open order. */
function isKept(): boolean {
  const { userId } = useSession.getState();
  const kept = storage.read(SLIP_KEY, anyText(Number.POSITIVE_INFINITY)) ?? "";
  const selections = kept !== "" && !kept.includes('"selections":[]');
  return selections || kept.includes('"mode":"series"') || hasStoredCalls(userId, BET_KIND);
}
