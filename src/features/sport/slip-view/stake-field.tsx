// One amount: the field, its limits, quick stakes, and on touch the slip's own keys.
import { useId, useRef, useState } from "react";
import { css } from "#styled/css/index.js";
import type { BetFigures } from "../slip/slip-figures.ts";
import { slip, useConfirming } from "../slip/slip-store.ts";
import { Keypad } from "./keypad.tsx";
import { QuickStakes } from "./quick-stakes.tsx";
import { StakeHead } from "./stake-head.tsx";
import { cleanStake, pressKey } from "./stake-keys.ts";
import { StakeInput } from "./stake-input.tsx";
import { StakeNote } from "./stake-note.tsx";
import { useTouch } from "./use-touch.ts";
import { setActiveStake, useSlipView } from "./view-store.ts";

interface StakeFieldProps {
  readonly bet: BetFigures;
  readonly label: string;
  /** One of several: quick stakes only stand below the one in use. */
  readonly compact?: boolean;
}

export function StakeField({ bet, label, compact = false }: StakeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const active = useSlipView((state) => state.active) === bet.key;
  const { typed, key } = bet;
  const keys = useKeys();
  const confirming = useConfirming();
  const type = (text: string) => slip.setStake(key, cleanStake(text));
  return (
    <div className={frame}>
      <StakeHead bet={bet} label={label} htmlFor={id} />
      <StakeInput
        id={id}
        typed={typed}
        invalid={typed !== "" && bet.belowMinimum}
        ownKeys={keys.own}
        input={input}
        onType={type}
        onFocus={() => {
          setActiveStake(key);
          keys.open();
        }}
      />
      <StakeNote id={`${id}-note`} bet={bet} />
      {(active || !compact) && <QuickStakes stakeKey={key} typed={typed} />}
      {active && keys.shown && !confirming && (
        <Keypad
          label={label}
          onKey={(pressed) => type(pressKey(typed, pressed))}
          onMax={() => slip.setMost(key)}
          onClose={keys.close}
          onKeyboard={() => {
            keys.toKeyboard();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Fingers get the slip's own keys, until the player wants those of the device. */
function useKeys() {
  const touch = useTouch();
  const [device, setDevice] = useState(false);
  const [shown, setShown] = useState(false);
  const own = touch && !device;
  return {
    own,
    shown: own && shown,
    open: () => setShown(true),
    close: () => setShown(false),
    toKeyboard: () => setDevice(true),
  };
}

const frame = css({ display: "grid", gap: "2", minWidth: "0" });
