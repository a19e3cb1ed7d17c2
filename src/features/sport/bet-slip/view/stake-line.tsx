// An amount in one line, for one of several bets. The quick stakes and the keypad below the selections write to it.
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { AmountInput } from "#ui/fields/amount-input.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import type { BetFigures } from "../state/slip-figures.ts";
import { StakeNote } from "./stake-note.tsx";
import { targetOf, typeInto, useTooSmall } from "./stake-target.ts";
import { ToWinNote } from "./to-win-note.tsx";
import { useKeypad } from "./use-keypad.ts";

interface StakeLineProps {
  readonly bet: BetFigures;
  readonly label: ReactNode;
  /** Other words beside the field say what it is for. */
  readonly labelHidden?: boolean;
}

export function StakeLine({ bet, label, labelHidden = false }: StakeLineProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keypad = useKeypad(bet.key);
  const { typed, problem } = bet;
  const tooSmall = useTooSmall(bet);
  return (
    <div className={frame({ labelHidden })}>
      <label htmlFor={id} className={labelHidden ? srOnly : name}>
        {label}
      </label>
      <AmountInput
        size="sm"
        data-stake={bet.key}
        className={css({ scrollMarginTop: "24" })}
        ref={input}
        id={id}
        placeholder={t("view.stakeShort")}
        value={typed}
        invalid={problem !== null || tooSmall}
        inputMode={keypad.own ? "none" : "decimal"}
        aria-describedby={`${id}-to-win ${id}-note`}
        onChange={(text) => typeInto(targetOf(bet.key, [bet]), text)}
        onFocus={keypad.open}
        {...keypad.ends}
      />
      <div className={notes({ labelHidden })}>
        <ToWinNote id={`${id}-to-win`} bet={bet} />
        <StakeNote id={`${id}-note`} bet={bet} />
      </div>
    </div>
  );
}

const frame = cva({
  variants: {
    labelHidden: {
      // A part of the line around it, whose notes take the line below.
      true: { display: "contents" },
      false: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) 7.5rem",
        alignItems: "center",
        gap: "1",
        minWidth: "0",
      },
    },
  },
});
const name = css({ color: "text-strong", fontSize: "xs", fontWeight: "semibold" });
const notes = cva({
  base: {
    gridColumn: "1 / -1",
    gridRow: "2",
    "&:not(:has(> :not(:empty)))": { display: "none" },
  },
  variants: {
    labelHidden: { true: { paddingRight: "2", textAlign: "right" }, false: {} },
  },
});
