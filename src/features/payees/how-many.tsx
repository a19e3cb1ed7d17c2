import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/call-result.ts";
import type { Payee, Payees } from "#domain/payments/payees.ts";
import { cardStyle } from "#ui/card.tsx";
import { figures } from "#ui/money.tsx";

interface HowManyProps {
  readonly payees: CallResult<Payees<Payee>>;
  /** Path of their page. */
  readonly way: ReactNode;
}

/** The number of accounts and the largest number, with a link to their page. */
export function HowMany({ payees: { data }, way }: HowManyProps) {
  const { t } = useTranslation("payees");
  return (
    <div className={cx(cardStyle, frame)}>
      <div>
        <p className={name}>{t("used")}</p>
        <p className={cx(figures, number)}>
          {data === undefined ? "–" : t("of", { count: data.list.length, max: data.max })}
        </p>
      </div>
      {way}
    </div>
  );
}

const frame = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  padding: { base: "4", desktop: "5" },
});
const name = css({ color: "text-muted", fontSize: "xs" });
const number = css({ color: "text-strong", fontSize: "xl", fontWeight: "bold" });
