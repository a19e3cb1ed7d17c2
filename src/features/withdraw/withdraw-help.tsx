import { CircleHelp, Clock, Headset, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { withdrawConfig } from "#contract/api/withdraw.ts";
import { helpWithdraw, transRecord } from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { hasPage } from "#brand/brand.ts";
import { useCall } from "#lib/use-call.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

/** Rules and hours of the site, and where to ask. */
export function WithdrawHelp() {
  const { t } = useTranslation("withdraw");
  const config = useCall(withdrawConfig, {}).data;
  return (
    <section aria-label={t("help.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("help.title")}</h2>
      {config !== undefined && config.hours !== "" && (
        <p className={line}>
          <Icon as={Clock} />
          {t("help.hours", { hours: config.hours })}
        </p>
      )}
      {config !== undefined && config.rules.length > 0 && (
        <ol className={rules}>
          {config.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      )}
      <ul>
        {hasPage(transRecord) && (
          <li className={entry}>
            <Link to={transRecord} className={link}>
              <Icon as={ReceiptText} />
              {t("help.records")}
            </Link>
          </li>
        )}
        <li className={entry}>
          <Link to={helpWithdraw} className={link}>
            <Icon as={CircleHelp} />
            {t("help.how")}
          </Link>
        </li>
        <li className={entry}>
          <PlainButton className={link} onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("help.service")}
          </PlainButton>
        </li>
      </ul>
    </section>
  );
}

const frame = css({ display: "grid", gap: "3", padding: { base: "4", desktop: "6" } });
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const line = css({ display: "flex", alignItems: "center", gap: "2", fontSize: "sm" });
const rules = css({
  display: "grid",
  gap: "1-5",
  paddingLeft: "4-5",
  listStyle: "decimal",
  color: "text-muted",
  fontSize: "xs",
  lineHeight: "1-6",
  textWrap: "[pretty]",
});
const entry = css({ borderTop: "thin" });
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  width: "full",
  height: "11",
  cursor: "pointer",
  fontSize: "sm",
  "& svg": { color: "text-muted" },
  _hover: { color: "link" },
});
