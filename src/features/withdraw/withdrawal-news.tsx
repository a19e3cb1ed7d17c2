// The current step of a withdrawal as a sentence. It shows only what the server has sent.
import { useTranslation } from "react-i18next";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import type { WithdrawalState } from "#contract/payments.ts";
import { css } from "#styled/css/index.js";
import { serverNow } from "#lib/clock.ts";
import { unbrokenCents, formatTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Note } from "#ui/note.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
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
      <p className={line}>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span>{news}</span>
      </p>
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
    <p className={muted}>
      {late ? t("progress.late") : t("progress.expected", { time: formatTime(expectedAt) })}
    </p>
  );
}

function Confirmations({ order: { coin, state } }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  if (coin === null || state !== "confirming") return null;
  const { confirmations, confirmationsNeeded } = coin;
  return (
    <div className={bar}>
      <ProgressBar label={t("coin.chain")} done={confirmations} of={confirmationsNeeded} />
      <span className={muted}>
        {t("coin.confirmations", { done: confirmations, needed: confirmationsNeeded })}
      </span>
    </div>
  );
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  fontSize: "sm",
});
const muted = css({ textStyle: "figures", color: "text-muted", fontSize: "xs" });
const bar = css({ display: "grid", gap: "1" });
