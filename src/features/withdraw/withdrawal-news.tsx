// The current step of a withdrawal as a sentence. It shows only what the server has sent.
import { useTranslation } from "react-i18next";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import type { WithdrawalState } from "#contract/payments.ts";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Note } from "#ui/text/note.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { isGivenBack, isOpenWithdrawal } from "./use-withdrawal.ts";

const TONES = {
  queued: "warn",
  review: "warn",
  paying: "warn",
  confirming: "warn",
  arrived: "ok",
  refused: "win",
  failed: "win",
  cancelled: "neutral",
} as const satisfies Readonly<Record<WithdrawalState, string>>;

export function WithdrawalNews({ order }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { state, amountCents, note } = order;
  const isBack = isGivenBack(order);
  const news = newsText(order, t);
  const why = note === "" ? "" : t("progress.note", { note });
  const back = isBack ? t("progress.back", { amount: unbrokenCents(amountCents) }) : "";
  return (
    <>
      {/* Spoken once after each change; a reader finds the words themselves below. */}
      <output className={srOnly}>
        {[t(`state.${state}`), news, why, back].filter((words) => words !== "").join(" · ")}
      </output>
      <Row as="p" wrap="wrap" align="center" gap="2" color="text-strong" size="sm">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span>{news}</span>
      </Row>
      <Confirmations order={order} />
      {why !== "" && <Note tone={isBack || state === "review" ? "warn" : "info"}>{why}</Note>}
      {back !== "" && <Note>{back}</Note>}
      {isOpenWithdrawal(order) && <Expected order={order} />}
    </>
  );
}

function newsText(
  { state, place }: Withdrawal,
  t: ReturnType<typeof useTranslation<"withdraw">>["t"],
): string {
  if (state !== "queued" || place === null) return t(`news.${state}`);
  return place <= 1 ? t("news.next") : t("news.place", { place, before: place - 1 });
}

/** No countdown: the time of arrival is an estimate. */
function Expected({ order: { expectedAt } }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  if (expectedAt === null) return null;
  const late = serverNow() > expectedAt;
  return (
    <Text textStyle="figures" color="text-muted" size="xs">
      {late ? t("progress.late") : t("progress.expected", { time: listTime(expectedAt) })}
    </Text>
  );
}

function Confirmations({ order: { coin, state } }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  if (coin === null || state !== "confirming") return null;
  const { confirmations, confirmationsNeeded } = coin;
  return (
    <Stack gap="1">
      <ProgressBar label={t("coin.chain")} done={confirmations} of={confirmationsNeeded} />
      <Text as="span" textStyle="figures" color="text-muted" size="xs">
        {t("coin.confirmations", { done: confirmations, needed: confirmationsNeeded })}
      </Text>
    </Stack>
  );
}
