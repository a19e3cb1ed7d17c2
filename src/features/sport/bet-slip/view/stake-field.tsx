// One amount: the field, its limits, quick stakes, and on touch the slip's keypad.
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import type { BetFigures } from "../state/slip-figures.ts";
import { slip, useConfirming } from "../state/slip-store.ts";
import { Keypad } from "./keypad.tsx";
import { QuickStakes } from "./quick-stakes.tsx";
import { StakeHead } from "./stake-head.tsx";
import { pressKey } from "./stake-keys.ts";
import { StakeNote } from "./stake-note.tsx";
import { ToWinNote } from "./to-win-note.tsx";
import { useTouch } from "./use-touch.ts";
import { setActiveStake, useSlipView } from "./view-store.ts";

interface StakeFieldProps {
  readonly bet: BetFigures;
  readonly label: string;
  /** One of several fields: only the active one shows quick stakes. */
  readonly compact?: boolean;
}

export function StakeField({ bet, label, compact = false }: StakeFieldProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const active = useSlipView((state) => state.active) === bet.key;
  const { typed, key, problem } = bet;
  const keys = useKeys();
  const confirming = useConfirming();
  const type = (text: string) => slip.setStake(key, text);
  return (
    <div className={frame}>
      <StakeHead bet={bet} label={label} htmlFor={id} />
      <AmountInput
        ref={input}
        id={id}
        placeholder={t("view.placeholder")}
        value={typed}
        invalid={problem !== null || (typed !== "" && bet.belowMinimum)}
        // With the slip's own keys the device keeps its keyboard back.
        inputMode={keys.own ? "none" : "decimal"}
        aria-describedby={`${id}-to-win ${id}-note ${id}-limits`}
        onChange={type}
        onFocus={() => {
          setActiveStake(key);
          keys.open();
        }}
      />
      <ToWinNote id={`${id}-to-win`} bet={bet} />
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

/** Touch uses the slip's keypad, until the player switches to the device keyboard. */
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
