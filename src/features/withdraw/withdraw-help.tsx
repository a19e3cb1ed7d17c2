import { CircleHelp, Clock, Headset, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { withdrawConfig } from "#contract/api/withdraw.ts";
import { helpWithdraw, transRecord } from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Box, Card, Heading, Row } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

/** Rules and hours of the site, and where to ask. */
export function WithdrawHelp() {
  const { t } = useTranslation("withdraw");
  const config = useCall(withdrawConfig, {}).data;
  return (
    <Card as="section" aria-label={t("help.title")} gap="3">
      <Heading size="lg">{t("help.title")}</Heading>
      {config !== undefined && config.hours !== "" && (
        <Row as="p" align="center" gap="2" size="sm">
          <Icon as={Clock} />
          {t("help.hours", { hours: config.hours })}
        </Row>
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
          <Box as="li" borderTop="thin">
            <Link to={transRecord} className={link}>
              <Icon as={ReceiptText} />
              {t("help.records")}
            </Link>
          </Box>
        )}
        <Box as="li" borderTop="thin">
          <Link to={helpWithdraw} className={link}>
            <Icon as={CircleHelp} />
            {t("help.how")}
          </Link>
        </Box>
        <Box as="li" borderTop="thin">
          <PlainButton className={link} onClick={askCustomerService}>
            <Icon as={Headset} />
            {t("help.service")}
          </PlainButton>
        </Box>
      </ul>
    </Card>
  );
}

const rules = css({
  display: "grid",
  gap: "1-5",
  paddingLeft: "4-5",
  listStyle: "decimal",
  color: "text-muted",
  fontSize: "xs",
  lineHeight: "1-6",
  textWrap: "pretty",
});
const link = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  width: "full",
  height: "11",
  fontSize: "sm",
  "& svg": { color: "text-muted" },
  _hover: { color: "link" },
});
