// Loads the code of the slip with the first selection, or when this browser stores a slip or an unfinished
// order, so that the list of matches shows without it.
import { useDeferredValue, useEffect } from "react";
import { errorText } from "#lib/calls/error-text.ts";
import { onReconnect } from "#lib/browser/offline.ts";
import { anyText, storage } from "#lib/browser/storage.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { hasStoredCalls } from "#domain/wallet/money-call/stored-kinds.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { LATER_TEXTS } from "../feed/later-texts.ts";
import { isSelectionWaiting, onSelectionWaiting } from "../markets/slip-selections.ts";
import { BET_KIND, SLIP_KEY } from "./state/slip-key.ts";
import type * as SlipCode from "./view/slip-panel.tsx";
import { useSlipView } from "./view/view-store.ts";

let loading: Promise<typeof SlipCode> | null = null;

/** Deferred: what waits for a part of the slip stays in view until the part is there. */
export function useSlipLoaded(): boolean {
  return useDeferredValue(useSlipView(({ loaded }) => loaded));
}

/** Rejects when the code cannot be fetched; selections keep waiting for the next try. */
export function loadSlip(): Promise<typeof SlipCode> {
  loading ??= fetchSlip();
  return loading;
}

async function fetchSlip(): Promise<typeof SlipCode> {
  try {
    const [code] = await Promise.all([import("./view/slip-panel.tsx"), loadNamespace(LATER_TEXTS)]);
    code.connect();
    return code;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Loads the code of the slip when there is something to show. */
export function useExpectedSlip(): void {
  const loaded = useSlipView((state) => state.loaded);
  useEffect(() => (loaded ? undefined : expectSlip()), [loaded]);
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
