import type { ComponentType } from "react";
import { inTurn, type Modal } from "#session/overlays/modal-order.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

interface LateModal<Props> {
  readonly modal: Modal;
  readonly namespace?: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Clears the request of a modal that could not be loaded, so that it can be made again. */
  readonly onMissing: () => void;
}

/** A modal that is loaded when it is first asked for, and waits for its turn once it is there. */
export function lateModal<Props extends object>(late: LateModal<Props>): ComponentType<Props> {
  const { modal, namespace, load, onMissing } = late;
  return lateOverlay(async () => inTurn(modal, await load()), {
    texts: namespace === undefined ? [] : [namespace],
    leave: onMissing,
  });
}
