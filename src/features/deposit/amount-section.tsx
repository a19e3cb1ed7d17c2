// The amount: a field with quick amounts, or a choice of fixed amounts, depending on the channel.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid } from "#styled/jsx/index.js";
import { amountInput } from "#lib/text/amount-text.ts";
import { plainCents } from "#lib/text/format.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { figures } from "#ui/money/money.tsx";
import { QuickAmount } from "#ui/fields/quick-amounts.tsx";
import { useDeposit } from "./deposit-context.ts";

export function AmountSection() {
  const { t } = useTranslation("deposit");
  const { chosen, amount, error, type, submit } = useDeposit();
  const field = useRef<HTMLInputElement>(null);
  const channel = chosen?.channel ?? null;
  if (channel === null) return null;
  const { minCents, maxCents, fixedCents, quickCents } = channel;
  const fits = (cents: number) => cents >= minCents && cents <= maxCents;
  if (fixedCents.length > 0) {
    return (
      <Grid columns="minmax(0, 1fr)" gap="2">
        <Choices amounts={fixedCents} />
        <FieldNote tone={error === undefined ? "hint" : "error"}>
          {error ?? t("amount.fixed")}
        </FieldNote>
      </Grid>
    );
  }
  return (
    <Grid columns="minmax(0, 1fr)" gap="2">
      <AmountField
        large
        ref={field}
        label={t("amount.label")}
        placeholder={t("amount.placeholder")}
        value={amount}
        error={error}
        hint={t("amount.limits", { min: plainCents(minCents), max: plainCents(maxCents) })}
        readOnly={submit.busy}
        onChange={type}
      />
      <OtherChannel />
      <Choices amounts={quickCents.filter(fits)} />
    </Grid>
  );
}

/** The channel that takes an amount outside the limits of the chosen one. */
function OtherChannel() {
  const { t } = useTranslation("deposit");
  const { other, pickOther, submit } = useDeposit();
  if (other === null || other.channel === null) return null;
  const { type, channel } = other;
  const range = { min: plainCents(channel.minCents), max: plainCents(channel.maxCents) };
  return (
    <Button block tone="soft" disabled={submit.busy} onClick={() => pickOther(other)}>
      {t("amount.other", { method: type.name, channel: channel.name, ...range })}
    </Button>
  );
}

function Choices({ amounts }: { readonly amounts: readonly number[] }) {
  const { t } = useTranslation("deposit");
  const { cents, type, submit } = useDeposit();
  if (amounts.length === 0) return null;
  return (
    <fieldset aria-label={t("amount.quick")} className={grid}>
      {amounts.map((one) => (
        <QuickAmount
          key={one}
          aria-pressed={one === cents}
          data-on={one === cents || undefined}
          disabled={submit.busy}
          size="md"
          className={figures}
          onClick={() => type(amountInput(one))}
        >
          {plainCents(one)}
        </QuickAmount>
      ))}
    </fieldset>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(4, minmax(0, 1fr))",
    desktop: "repeat(auto-fit, minmax(4.5rem, 1fr))",
  },
  gap: "2",
  minWidth: "0",
});
