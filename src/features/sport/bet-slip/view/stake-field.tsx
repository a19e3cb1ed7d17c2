// The main amount, with its limits.
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import type { BetFigures } from "../state/slip-figures.ts";
import { slip } from "../state/slip-store.ts";
import { StakeHead } from "./stake-head.tsx";
import { StakeNote } from "./stake-note.tsx";
import { ToWinNote } from "./to-win-note.tsx";
import { useKeypad } from "./use-keypad.ts";

interface StakeFieldProps {
  readonly bet: BetFigures;
  readonly label: ReactNode;
}

export function StakeField({ bet, label }: StakeFieldProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keypad = useKeypad(bet.key);
  const { typed, key, problem } = bet;
  return (
    <div className={frame}>
      <StakeHead bet={bet} label={label} htmlFor={id} />
      <AmountInput
        ref={input}
        id={id}
        placeholder={t("view.placeholder")}
        value={typed}
        invalid={problem !== null || (typed !== "" && bet.belowMinimum)}
        inputMode={keypad.own ? "none" : "decimal"}
        aria-describedby={`${id}-to-win ${id}-note ${id}-limits`}
        onChange={(text) => slip.setStake(key, text)}
        onFocus={keypad.open}
      />
      <ToWinNote id={`${id}-to-win`} bet={bet} />
      <StakeNote id={`${id}-note`} bet={bet} />
    </div>
  );
}

const frame = css({ display: "grid", gap: "1", minWidth: "0" });
