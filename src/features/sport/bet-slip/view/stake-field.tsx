// The main amount, with its limits.
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "#styled/jsx/index.js";
import { AmountInput } from "#ui/fields/amount-input.tsx";
import type { BetFigures } from "../state/slip-figures.ts";
import { StakeNote } from "./stake-note.tsx";
import { targetOf, typeInto, useTooSmall } from "./stake-target.ts";
import { ToWinNote } from "./to-win-note.tsx";
import { useKeypad } from "./use-keypad.ts";
import { css, cx } from "#styled/css/index.js";
import { plainCents } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";

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
    <Stack gap="1" minWidth="0">
      <StakeHead bet={bet} label={label} htmlFor={id} />
      <AmountInput
        data-stake={key}
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
    </Stack>
  );
}

interface StakeHeadProps {
  readonly bet: BetFigures;
  readonly label: ReactNode;
  readonly htmlFor: string;
}

/** The bet an amount is for, and its limits. */
function StakeHead({ bet: { minCents, maxCents }, label, htmlFor }: StakeHeadProps) {
  const { t } = useTranslation("sport");
  return (
    <Row wrap="wrap" align="center" justify="space-between" columnGap="2" size="xs">
      <label htmlFor={htmlFor} className={stakeLabel}>
        {label}
      </label>
      <span id={`${htmlFor}-limits`} className={cx(figures, limits)}>
        {minCents !== null &&
          maxCents !== null &&
          t("view.limits", { min: plainCents(minCents), max: plainCents(maxCents) })}
      </span>
    </Row>
  );
}

/** They arrive late: their room is kept, in the line of a short label, else below. */
const limits = css({
  flex: "from-36",
  minHeight: "5",
  color: "text-muted",
  textAlign: "right",
  whiteSpace: "nowrap",
});
export const stakeLabel = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
