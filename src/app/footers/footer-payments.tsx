import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/icon.tsx";
import { openPayments } from "./payments.ts";

export function FooterPayments() {
  const { t } = useTranslation("shell");
  const payments = openPayments();
  if (payments.length === 0) return null;
  return (
    <div className={row}>
      <h2 className={heading}>{t("footer.payments.title")}</h2>
      <ul className={css({ display: "flex", flexWrap: "wrap", gap: "2-5" })}>
        {payments.map((payment) => (
          <li key={payment.key} className={chip}>
            <Icon as={payment.icon} />
            {t(`footer.payments.${payment.key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "3",
  paddingBlock: "6",
  borderTop: "footer",
});

const heading = css({ color: "footer-strong", fontWeight: "semibold" });

const chip = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: "9",
  paddingInline: "3-5",
  borderRadius: "sm",
  background: "footer-raised",
  color: "footer-strong",
});
