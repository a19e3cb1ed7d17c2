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

/** First comes first. */
const MODAL_ORDER = [
  "starting",
  "loading",
  "tips",
  "loginPrompt",
  "captcha",
  "service",
  "auth",
  "venue",
  "ticket",
  "legalReread",
  "ageNotice",
  "tour",
] as const;

export type Modal = (typeof MODAL_ORDER)[number];

interface Turns {
  /** How many places ask for it: one goes before the next comes. */
  readonly wanted: ReadonlyMap<Modal, number>;
  readonly open: ReadonlySet<Modal>;
}

const useTurns = create<Turns>(() => ({ wanted: new Map(), open: new Set() }));

/** Whether `modal` may show now. False while not `wanted`. */
export function useModalTurn(modal: Modal, wanted: boolean): boolean {
  const open = useTurns((turns) => turns.open.has(modal));
  // Of modals asked for in one render all are known before the first one is let in.
  useLayoutEffect(() => (wanted ? want(modal) : undefined), [modal, wanted]);
  // Also after it: a modal that goes while another comes does not let one in between.
  useEffect(() => {
    if (!wanted) return undefined;
    letIn();
    return letIn;
  }, [wanted]);
  return wanted && open;
}

/** `component` while it is its turn; asks for it when it is there, so that nothing waits for a download. */
export function inTurn<Props extends object>(
  modal: Modal,
  component: ComponentType<Props>,
): ComponentType<Props> {
  return function InTurn(props) {
    return useModalTurn(modal, true) ? createElement(component, props) : null;
  };
}

/** @returns how to give the turn back */
function want(modal: Modal): () => void {
  count(modal, 1);
  return () => count(modal, -1);
}

function count(modal: Modal, by: 1 | -1): void {
  useTurns.setState(({ wanted }) => ({
    wanted: new Map(wanted).set(modal, (wanted.get(modal) ?? 0) + by),
  }));
}

function letIn(): void {
  const { wanted, open } = useTurns.getState();
  const asked = MODAL_ORDER.filter((modal) => (wanted.get(modal) ?? 0) > 0);
  const next = new Set(asked.filter((modal, at) => at === 0 || open.has(modal)));
  const changed = next.size !== open.size || [...next].some((modal) => !open.has(modal));
  if (changed) useTurns.setState({ open: next });
}
