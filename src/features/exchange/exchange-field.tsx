import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useComposedText } from "#ui/composed-text.ts";
import { fieldInput } from "#ui/field-style.ts";
import { figures } from "#ui/money.tsx";
import { Button } from "#ui/button.tsx";
import { type Currency, moneyText } from "./money-side.ts";

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
      <div className={head}>
        <label htmlFor={id} className={name}>
          {label}
        </label>
        <span className={cx(figures, muted, end)}>
          {t("side.balance", { amount: moneyText(currency, held) })}
          {onAll !== undefined && (
            <Button size="sm" tone="soft" disabled={readOnly || held <= 0} onClick={onAll}>
              {t("side.all")}
            </Button>
          )}
        </span>
      </div>
      <div className={line}>
        <span className={sign}>{icon}</span>
        <span className={wallet}>
          <b className={strong}>{t(`currency.${currency}`)}</b>
          <span className={muted}>{t(`wallet.${currency}`)}</span>
        </span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...typing}
          readOnly={readOnly}
          aria-invalid={invalid}
          aria-describedby={note}
          className={cx(figures, fieldInput, amount)}
        />
      </div>
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
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "3",
});
const name = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });
const muted = css({ color: "text-muted", fontSize: "xs" });
const line = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });
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
const wallet = css({ display: "grid", flex: "none" });
const strong = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const amount = css({
  height: "11!",
  color: "text-strong",
  fontSize: "2xl",
  fontWeight: "bold",
  textAlign: "right",
});
