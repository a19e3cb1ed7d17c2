import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Card, Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { commissionOf, type Month } from "./commission.ts";

// The numbers of the help page on cooperation.
const MONTH: Month = { loss: 80_000, profit: 30_000, offers: 10_000, costs: 5_000 };
const PERCENT = 30;
const ROWS = ["loss", "profit", "offers", "costs"] as const;

/** One month, worked out line by line. */
export function CommissionExample() {
  const { t } = useTranslation("agent");
  const { net, commission } = commissionOf(MONTH, PERCENT);
  return (
    <Card alignContent="start" padding="card-pad">
      <Heading as="h3">{t("commission.example.title", { share: PERCENT })}</Heading>
      <Stack as="dl" gap="2-5">
        {ROWS.map((row) => (
          <Row key={row} align="baseline" justify="space-between" gap="4">
            <dt>{t(`commission.example.${row}`)}</dt>
            <dd className={figures}>
              {row === "loss" ? "" : "− "}
              {formatCount(MONTH[row])}
            </dd>
          </Row>
        ))}
        <Row align="baseline" justify="space-between" gap="4" className={sum}>
          <dt>{t("commission.example.net")}</dt>
          <dd className={figures}>{formatCount(net)}</dd>
        </Row>
        <Row align="baseline" justify="space-between" gap="4" className={result}>
          <dt>{t("commission.example.commission", { share: PERCENT })}</dt>
          <dd className={cx(figures, css({ fontSize: "2xl" }))}>{formatCount(commission)}</dd>
        </Row>
      </Stack>
      <Text color="text-muted" size="sm">
        {t("commission.negative")}
      </Text>
    </Card>
  );
}

const sum = css({
  paddingTop: "2-5",
  borderTop: "strong",
  color: "text-strong",
  fontWeight: "bold",
});

const result = css({
  alignItems: "center",
  padding: "3",
  borderRadius: "md",
  background: "accent-subtle",
  color: "accent-text",
  fontWeight: "bold",
});
