import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { amountText, cleanAmount, LONGEST } from "./transfer-amount.ts";
import type { Transfer } from "./use-transfer.ts";

interface AmountFieldProps {
  readonly transfer: Transfer;
  readonly balanceCents: number;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The amount, with a button that fills in all there is. */
export function AmountField({ transfer, balanceCents, field }: AmountFieldProps) {
  const { t } = useTranslation("venue-entry");
  const { amount, problem, refusal, pending, change } = transfer;
  const error = problem === null ? refusal : t(`rule.${problem}`);
  return (
    <Input
      ref={field}
      label={t("amount")}
      placeholder={t("placeholder")}
      value={amount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      required
      readOnly={pending}
      reserveNote
      error={error ?? undefined}
      onChange={({ currentTarget }) => change(cleanAmount(currentTarget.value))}
      end={
        <Button
          size="sm"
          tone="soft"
          className={all}
          aria-label={t("allLabel")}
          disabled={pending || balanceCents <= 0}
          onClick={() => change(amountText(balanceCents))}
        >
          {t("all")}
        </Button>
      }
    />
  );
}

// A finger needs more than the small button.
const all = css({ height: { base: "full", desktop: "control-sm" }, marginRight: "[-0.5rem]" });
