// Amount, fee, bonus and total, updated while the member types, with the button below.
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { depositFee } from "#contract/deposit-sums.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { coinDue } from "./coin-due.ts";
import { useDeposit } from "./deposit-context.ts";
import { DepositNews } from "./deposit-news.tsx";
import { percentText } from "./deposit-words.ts";
import { RewardChoice } from "./reward-choice.tsx";
import { SummaryRow } from "#ui/summary-row.tsx";
import { TotalBar } from "#ui/total-bar.tsx";

export function Summary() {
  const { t } = useTranslation("deposit");
  const { closed } = useDeposit();
  return (
    <section aria-label={t("summary.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("summary.title")}</h2>
      {closed === null ? <Rows /> : <p className={note}>{t("summary.closed")}</p>}
      {closed === null && <RewardChoice />}
      <DepositNews />
      {closed === null && <PayBar />}
      <p className={official}>
        <Icon as={ShieldCheck} />
        {t("official")}
      </p>
    </section>
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
    <dl className={rows}>
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
    </dl>
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
          loading={submit.busy}
          disabled={!submit.ready}
        >
          {t("submit")}
        </Button>
      }
    >
      {inCoin ?? formatCents(due)}
      {chosen?.channel?.randomCents === true && inCoin === null && (
        <small className={plus}>{t("summary.plusRandom")}</small>
      )}
    </TotalBar>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  padding: { base: "4", desktop: "6" },
});
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const note = css({ color: "text-muted", fontSize: "sm" });
const rows = css({ display: "grid", gap: "2-5", fontSize: "sm" });

const plus = css({ color: "text-muted", fontSize: "xs", fontWeight: "regular", marginLeft: "1" });
const official = css({
  display: "flex",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
  "& svg": { marginTop: "0-2em" },
});
