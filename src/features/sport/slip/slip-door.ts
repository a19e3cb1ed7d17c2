// The way into the slip for what is on the page before its code. The code comes with the first pick, or
// when this browser keeps a slip or an order; what is pressed meanwhile waits and is taken then.
import { useEffect } from "react";
import { create } from "zustand";
import { errorText } from "../../../lib/error-text.ts";
import { onReconnect } from "../../../lib/offline.ts";
import { anyText, storage } from "../../../lib/storage.ts";
import { loadNamespace } from "../../../session/locale.ts";
import { useSession } from "../../../session/session-store.ts";
import { showToast } from "../../../ui/toast.tsx";
import { LATER_TEXTS } from "../late-view.ts";
import type * as SlipCode from "../slip-view/slip-code.ts";
import type { Pick } from "./pick.ts";
import { SLIP_KEY } from "./slip-key.ts";

type Code = typeof SlipCode;

interface Door {
  /** Null until it has come. */
  readonly code: Code | null;
  /** Prices in the slip, and those that wait for it. */
  readonly picked: readonly string[];
}

const useDoor = create<Door>(() => ({ code: null, picked: [] }));
let waiting: readonly Pick[] = [];
let coming: Promise<void> | null = null;

/** Null until the first pick, where nothing is kept. */
export function useSlipCode(): Code | null {
  return useDoor(({ code }) => code);
}

export function usePickCount(): number {
  return useDoor(({ picked }) => picked.length);
}

export function usePicked(priceId: string): boolean {
  return useDoor(({ picked }) => picked.includes(priceId));
}

/** Of a slip that has been loaded. */
export function isPicked(priceId: string): boolean {
  return useDoor.getState().picked.includes(priceId);
}

/** Puts it into the slip, or takes it out. */
export function togglePick(pick: Pick): void {
  const { code, picked } = useDoor.getState();
  if (code !== null) {
    code.slip.toggle(pick);
    return;
  }
  waiting = [...waiting, pick];
  const others = picked.filter((id) => id !== pick.priceId);
  useDoor.setState({ picked: others.length < picked.length ? others : [...picked, pick.priceId] });
  loadSlip().catch((error: unknown) => showToast(errorText(error)));
}

/** Rejects when the code cannot be fetched; what waits is kept for the next try. */
export function loadSlip(): Promise<void> {
  coming ??= fetchSlip();
  return coming;
}

async function fetchSlip(): Promise<void> {
  try {
    const [code] = await Promise.all([
      import("../slip-view/slip-code.ts"),
      loadNamespace(LATER_TEXTS),
    ]);
    open(code);
  } catch (error) {
    coming = null;
    throw error;
  }
}

function open(code: Code): void {
  const { slip, useSlip } = code;
  for (const pick of waiting) slip.toggle(pick);
  waiting = [];
  const show = ({ selections }: { readonly selections: readonly { readonly pick: Pick }[] }) =>
    useDoor.setState({ picked: selections.map(({ pick }) => pick.priceId) });
  useSlip.subscribe((state, before) => {
    if (state.selections !== before.selections) show(state);
  });
  show(useSlip.getState());
  useDoor.setState({ code });
}

/** While the slip is on the page: its code comes when there is something to show, and it is kept fresh. */
export function useFollowSlip(): void {
  const code = useSlipCode();
  useEffect(() => (code === null ? expectSlip() : code.followSlip()), [code]);
}

function expectSlip(): () => void {
  const look = () => {
    // Asked for once more with the next press, the next change, the next connection.
    if (waiting.length > 0 || isKept()) loadSlip().catch(() => {});
  };
  const stops = [
    useSession.subscribe(look),
    onReconnect(look),
    () => window.removeEventListener("storage", look),
  ];
  // Another tab has picked.
  window.addEventListener("storage", look);
  look();
  return () => {
    for (const end of stops) end();
  };
}

/** Picks, a series, which shows all prices its own way, or an order that has not ended. */
function isKept(): boolean {
  const { userId } = useSession.getState();
  const kept = storage.read(SLIP_KEY, anyText(Number.POSITIVE_INFINITY)) ?? "";
  const order = storage.read(`${SLIP_KEY}.order.${userId}`, anyText(Number.POSITIVE_INFINITY));
  const picks = kept !== "" && !kept.includes('"selections":[]');
  return picks || kept.includes('"mode":"series"') || order !== null;
}
