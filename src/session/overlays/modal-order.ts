// Which modal may show (spec: shell-and-accounts §2 "Shared overlays"): only one takes presses at a time.
//
//   const shown = useModalTurn("legalReread", wanted);   // render the dialog while true
//   lazy(async () => ({ default: inTurn("auth", (await import("…")).AuthDialog) }))
//
// Two rules, by the order below:
// - A modal waits while one that stands before it is open.
// - A modal that is open stays open, with all that was typed, while one before it lies over it.
// So the one opened last is always the topmost: it has the focus, hears Escape, and what lies under it is
// inert. Dialogs that belong to another (the terms inside the registration) need no place here.
import { type ComponentType, createElement, useEffect, useLayoutEffect } from "react";
import { create } from "zustand";

/** Earlier modals come first. */
const MODAL_ORDER = [
  "starting",
  "loading",
  "tips",
  "loginPrompt",
  "captcha",
  "service",
  "closed",
  "auth",
  "venue",
  "gameRules",
  "ticket",
  "realityCheck",
  "legalReread",
  "ageNotice",
  "tour",
] as const;

export type Modal = (typeof MODAL_ORDER)[number];

interface ModalOrder {
  /** How many components request it: when one replaces another, both may for a moment. */
  readonly wanted: ReadonlyMap<Modal, number>;
  readonly open: ReadonlySet<Modal>;
}

const useModalOrder = create<ModalOrder>(() => ({ wanted: new Map(), open: new Set() }));

/** Whether `modal` may show now. False unless `wanted`. */
export function useModalTurn(modal: Modal, wanted: boolean): boolean {
  const open = useModalOrder((order) => order.open.has(modal));
  // Register all requests of one render before opening the first modal.
  useLayoutEffect(() => (wanted ? request(modal) : undefined), [modal, wanted]);
  // Also after the update: replacing one modal by another opens nothing in between.
  useEffect(() => {
    if (!wanted) return undefined;
    openNext();
    return openNext;
  }, [wanted]);
  return wanted && open;
}

/** Renders `component` on its turn. It requests the turn once loaded, so no modal waits for a download. */
export function inTurn<Props extends object>(
  modal: Modal,
  component: ComponentType<Props>,
): ComponentType<Props> {
  return function InTurn(props) {
    return useModalTurn(modal, true) ? createElement(component, props) : null;
  };
}

function request(modal: Modal): () => void {
  count(modal, 1);
  return () => count(modal, -1);
}

function count(modal: Modal, by: 1 | -1): void {
  useModalOrder.setState(({ wanted }) => ({
    wanted: new Map(wanted).set(modal, (wanted.get(modal) ?? 0) + by),
  }));
}

function openNext(): void {
  const { wanted, open } = useModalOrder.getState();
  const asked = MODAL_ORDER.filter((modal) => (wanted.get(modal) ?? 0) > 0);
  const next = new Set(asked.filter((modal, at) => at === 0 || open.has(modal)));
  const changed = next.size !== open.size || [...next].some((modal) => !open.has(modal));
  if (changed) useModalOrder.setState({ open: next });
}
