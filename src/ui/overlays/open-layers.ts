// The open dialogs and sheets, topmost last: the Back button of a phone closes them.
import { useEffect, useRef } from "react";
import { create } from "zustand";

export interface Layer {
  /** @returns false where the player has to decide first, so it stays open */
  readonly close: () => boolean;
}

export const useLayers = create<{ readonly layers: readonly Layer[] }>(() => ({ layers: [] }));

/** For a dialog or sheet while it is open. @param onClose null: it cannot be put away */
export function useLayer(open: boolean, onClose: (() => void) | null): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = () => {
      latest.current?.();
      return latest.current !== null;
    };
    const layer: Layer = { close };
    useLayers.setState(({ layers }) => ({ layers: [...layers, layer] }));
    return () =>
      useLayers.setState(({ layers }) => ({ layers: layers.filter((one) => one !== layer) }));
  }, [open]);
}
