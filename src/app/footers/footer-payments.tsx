import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { openPayments } from "./payments.ts";

export function FooterPayments() {
  const { t } = useTranslation("shell");
  const payments = openPayments();
  if (payments.length === 0) return null;
  return (
    <Row wrap="wrap" align="center" columnGap="6" rowGap="3" paddingBlock="6" borderTop="footer">
      <Text as="h2" color="footer-strong" weight="semibold">
        {t("footer.payments.title")}
      </Text>
      <Row as="ul" wrap="wrap" gap="2-5">
        {payments.map((payment) => (
          <li key={payment.key} className={chip}>
            <Icon as={payment.icon} />
            {t(`footer.payments.${payment.key}`)}
          </li>
        ))}
      </Row>
    </Row>
  );
}

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
