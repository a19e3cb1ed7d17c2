import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { fieldInput, fieldLabel } from "#ui/fields/field-style.ts";
import { figures } from "#ui/money/money.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { type Currency, moneyText, tidyMoney } from "./money-side.ts";

interface ExchangeFieldProps {
  /** Spoken name of the amount: paid or received. */
  readonly label: string;
  readonly currency: Currency;
  /** Balance of this side's wallet. */
  readonly held: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  /** Id of the message about the amounts. */
  readonly note: string;
  /** Fills in the whole balance; missing on the receiving side. */
  readonly onAll?: () => void;
  readonly icon: ReactNode;
}

/** One side of the exchange: its wallet, balance and amount. */
export function ExchangeField(props: ExchangeFieldProps) {
  const { label, currency, held, value, onChange, readOnly, invalid, note, onAll, icon } = props;
  const { t } = useTranslation("exchange");
  const id = useId();
  const typing = useComposedText<HTMLInputElement>(value, onChange);
  return (
    <div className={frame} data-invalid={invalid || undefined}>
      <Row align="center" justify="space-between" columnGap="3">
        <label htmlFor={id} className={fieldLabel}>
          {label}
        </label>
        <Text as="span" color="text-muted" size="xs" className={cx(figures, end)}>
          {t("side.balance", { amount: moneyText(currency, held) })}
          {onAll !== undefined && (
            <Button size="sm" tone="soft" disabled={readOnly || held <= 0} onClick={onAll}>
              {t("side.all")}
            </Button>
          )}
        </Text>
      </Row>
      <Row align="center" gap="3" minWidth="0">
        <span className={sign}>{icon}</span>
        <Stack as="span" flex="none">
          <Text as="b" color="text-strong" size="md" weight="bold">
            {t(`currency.${currency}`)}
          </Text>
          <Text as="span" color="text-muted" size="xs">
            {t(`wallet.${currency}`)}
          </Text>
        </Stack>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...typing}
          onBlur={() => {
            const text = tidyMoney(currency, value);
            if (text !== value && !readOnly) onChange(text);
          }}
          readOnly={readOnly}
          aria-invalid={invalid}
          aria-describedby={note}
          className={cx(figures, fieldInput, amount)}
        />
      </Row>
    </div>
  );
}

const frame = css({
  display: "grid",
  gap: "2",
  minWidth: "0",
  padding: "4",
  border: "control",
  borderRadius: "lg",
  background: "surface-raised",
  _focusWithin: { borderColor: "accent-mark", boxShadow: "halo" },
  "&[data-invalid]": { borderColor: "danger" },
});
const end = css({ display: "flex", alignItems: "center", gap: "2", minHeight: "control-sm" });
const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "10",
  height: "10",
  borderRadius: "pill",
  background: "surface-sunken",
  color: "accent-text",
  fontSize: "lg",
});
const amount = css({
  minHeight: "11",
  color: "text-strong",
  fontSize: "2xl",
  fontWeight: "bold",
  textAlign: "right",
});
