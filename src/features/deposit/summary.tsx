// Amount, fee, bonus and total, updated while the member types, with the button below.
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { depositFee } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { Card, Heading, Stack, Text } from "#styled/jsx/index.js";
import { formatCents, percentText } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { coinDue } from "./coin-due.ts";
import { useDeposit } from "./deposit-context.ts";
import { DepositNews } from "./deposit-news.tsx";
import { RewardChoice } from "./reward-choice.tsx";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { TotalBar } from "#ui/layout/total-bar.tsx";

export function Summary() {
  const { t } = useTranslation("deposit");
  const { closed } = useDeposit();
  return (
    <Card as="section" aria-label={t("summary.title")}>
      <Heading size="lg">{t("summary.title")}</Heading>
      {closed === null ? (
        <Rows />
      ) : (
        <Text color="text-muted" size="sm">
          {t("summary.closed")}
        </Text>
      )}
      {closed === null && <RewardChoice />}
      <DepositNews />
      {closed === null && <PayBar />}
      <p className={official}>
        <Icon as={ShieldCheck} />
        {t("official")}
      </p>
    </Card>
  );
}

function Rows() {
  const { t } = useTranslation("deposit");
  const { chosen, cents, reward, coin } = useDeposit();
  const channel = chosen?.channel ?? null;
  if (chosen === null || channel === null) return null;
  const fee = depositFee(cents, channel.feeBasisPoints);
  const { taken, bonusCents } = reward;
  return (
    <Stack as="dl" gap="2-5" size="sm">
      <SummaryRow name={t("summary.method")}>
        {chosen.type.name} · {channel.name}
      </SummaryRow>
      <SummaryRow name={t("summary.amount")}>{formatCents(cents)}</SummaryRow>
      {channel.randomCents && (
        <SummaryRow name={t("summary.random")}>{t("summary.randomRange")}</SummaryRow>
      )}
      <SummaryRow name={t("summary.fee")} tone={fee === 0 ? "good" : undefined}>
        {fee === 0 ? t("summary.free") : formatCents(fee, { sign: true })}
      </SummaryRow>
      {taken !== null && (
        <SummaryRow name={`${taken.title} ${percentText(taken.basisPoints)}`} tone="bonus">
          {formatCents(bonusCents, { sign: true })}
        </SummaryRow>
      )}
      {coin !== null && (
        <SummaryRow name={t("summary.rate")}>
          {t("coin.rateIs", { coin: coin.coin, rate: coin.rate })}
        </SummaryRow>
      )}
    </Stack>
  );
}

function PayBar() {
  const { t } = useTranslation("deposit");
  const { chosen, cents, coin, submit } = useDeposit();
  const due = cents + depositFee(cents, chosen?.channel?.feeBasisPoints ?? 0);
  const inCoin = coin === null ? null : coinDue(due, coin);
  return (
    <TotalBar
      name={t("summary.due")}
      button={
        <Button
          type="submit"
          size="lg"
          tone="primary"
          loading={submit.waiting}
          disabled={!submit.ready || submit.busy}
        >
          {t("submit")}
        </Button>
      }
    >
      {inCoin ?? formatCents(due)}
      {chosen?.channel?.randomCents === true && inCoin === null && (
        <Text as="small" color="text-muted" size="xs" weight="regular" marginLeft="1">
          {t("summary.plusRandom")}
        </Text>
      )}
    </TotalBar>
  );
}

const official = css({
  layerStyle: "clauses",
  display: "flex",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
  "& svg": { marginTop: "0-2em" },
});
