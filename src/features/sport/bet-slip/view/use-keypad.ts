// Touch uses the slip's keypad, until the player switches to the keyboard of the device.
import type { KeyboardEvent } from "react";
import { useStakeTarget } from "./stake-target.ts";
import { useTouch } from "./use-touch.ts";
import { setActiveStake, setKeypad, setTyping, useSlipView } from "./view-store.ts";

/** The slip's keypad is in the page. */
export function useKeypadShown(): boolean {
  const { keypad, deviceKeyboard } = useSlipView();
  const target = useStakeTarget();
  return useTouch() && keypad && !deviceKeyboard && target !== null;
}

/** @param key of the amount that the field is for */
export function useKeypad(key: string) {
  const touch = useTouch();
  const device = useSlipView((state) => state.deviceKeyboard);
  return {
    /** The device keeps its keyboard back. */
    own: touch && !device,
    open: () => {
      setActiveStake(key);
      setKeypad(true);
    },
    /** Handlers of the end of typing. */
    ends: {
      onBlur: () => setTyping(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") setTyping(null);
      },
    },
  };
}
