import { ArrowDownUp, Banknote, Coins } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { ConfirmExchange } from "./confirm-exchange.tsx";
import type { ExchangeSide } from "./exchange-draft.ts";
import { ExchangeField } from "./exchange-field.tsx";
import { ExchangeSummary } from "./exchange-summary.tsx";
import { currencyOf, moneyText } from "./money-side.ts";
import { type ExchangeFormState as Form, type Rate, useExchangeForm } from "./use-exchange-form.ts";

export function ExchangeForm({ rate }: { readonly rate: Rate }) {
  const { t } = useTranslation("exchange");
  const state = useExchangeForm(rate);
  const { form, order, asked, setAsked, error, limits, way } = state;
  const id = useId();
  const limit = (amount: number) => moneyText(currencyOf(way, "paid"), amount);
  return (
    <>
      <form
        noValidate
        id={id}
        aria-label={t("form.label")}
        className={cx(cardStyle, frame)}
        onSubmit={form.onSubmit}
      >
        <Field state={state} side="paid" rate={rate} note={`${id}-note`} />
        <div className={middle}>
          <IconButton
            size="own"
            tone="own"
            icon={ArrowDownUp}
            label={t("form.swap")}
            className={swap}
            disabled={state.open !== null}
            onClick={state.swap}
          />
        </div>
        <Field state={state} side="received" rate={rate} note={`${id}-note`} />
        <FieldNote id={`${id}-note`} tone={error === undefined ? "hint" : "error"}>
          {error ?? t("form.limits", { min: limit(limits.min), max: limit(limits.max) })}
        </FieldNote>
      </form>
      <ExchangeSummary form={id} order={order} open={state.open} />
      {asked !== null && (
        <ConfirmExchange
          order={asked}
          rate={rate}
          onRenew={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly state: Form;
  readonly side: ExchangeSide;
  readonly rate: Rate;
  readonly note: string;
}

function Field({ state, side, rate, note }: FieldProps) {
  const { t } = useTranslation("exchange");
  const { way, textOf, change, open, error, all } = state;
  const currency = currencyOf(way, side);
  return (
    <ExchangeField
      label={t(`side.${side}`)}
      currency={currency}
      held={currency === "cny" ? rate.walletCents : rate.coinUnits}
      value={textOf(side)}
      readOnly={open !== null}
      invalid={error !== undefined}
      note={note}
      icon={<Icon as={currency === "cny" ? Banknote : Coins} />}
      onChange={(text) => change(side, text)}
      {...(side === "paid" ? { onAll: all } : {})}
    />
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  alignContent: "start",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});
// The button overlaps both fields.
const middle = css({
  display: "grid",
  justifyItems: "center",
  marginBlock: "-5",
  position: "relative",
  zIndex: "1",
});
const swap = css({
  width: "11",
  height: "11",
  borderRadius: "pill",
  background: "surface",
  boxShadow: "1-edge",
  color: "accent-text",
});
