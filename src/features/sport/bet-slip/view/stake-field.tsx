// The main amount, with its limits.
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { AmountInput } from "#ui/amount-input.tsx";
import type { BetFigures } from "../state/slip-figures.ts";
import { StakeHead } from "./stake-head.tsx";
import { StakeNote } from "./stake-note.tsx";
import { targetOf, typeInto, useTooSmall } from "./stake-target.ts";
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
  const tooSmall = useTooSmall(bet);
  return (
    <div className={frame}>
      <StakeHead bet={bet} label={label} htmlFor={id} />
      <AmountInput
        ref={input}
        id={id}
        placeholder={t("view.placeholder")}
        value={typed}
        invalid={problem !== null || tooSmall}
        inputMode={keypad.own ? "none" : "decimal"}
        aria-describedby={`${id}-to-win ${id}-note ${id}-limits`}
        onChange={(text) => typeInto(targetOf(key, [bet]), text)}
        onFocus={keypad.open}
        {...keypad.ends}
      />
      <ToWinNote id={`${id}-to-win`} bet={bet} />
      <StakeNote id={`${id}-note`} bet={bet} />
    </div>
  );
}

const frame = css({ display: "grid", gap: "1", minWidth: "0" });
