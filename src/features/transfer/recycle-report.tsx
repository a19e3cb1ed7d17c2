// What a recycle of all venues does: progress, what came from where, what stayed and why.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { toCents } from "#lib/money.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { ALL, type Recycled, recycles, useRecycleAll } from "#domain/wallet/venue-recycle.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Money } from "#ui/money.tsx";
import { RecycledRows, RunningRows } from "./recycle-rows.tsx";

interface RecycleReportProps {
  readonly venues: readonly VenueMoney[];
}

export function RecycleReport({ venues }: RecycleReportProps) {
  const call = useRecycleAll();
  const [closed, setClosed] = useState<string | null>(null);
  if (call === null || call.key === closed) return null;
  if (isOpen(call)) return <Running venues={venues} call={call} />;
  return <Ended answer={call.answer} onClose={() => setClosed(call.key)} />;
}

interface RunningProps extends RecycleReportProps {
  readonly call: Parameters<typeof MoneyNote>[0]["call"];
}

function Running({ venues, call }: RunningProps) {
  const { t } = useTranslation("transfer");
  return (
    <section aria-busy="true" aria-label={t("recycle.running")} className={cx(cardStyle, frame)}>
      {call.state === "sending" ? (
        <b className={heading}>{t("recycle.running")}</b>
      ) : (
        <MoneyNote
          call={call}
          say={(key) => t(`waiting.${key}`)}
          onResend={() => void recycles.resend(ALL)}
          onGiveUp={() => void recycles.giveUp(ALL)}
        />
      )}
      <span aria-hidden="true" className={track}>
        <span className={runner} />
      </span>
      <RunningRows venues={venues} />
    </section>
  );
}

interface EndedProps {
  /** Null when the recycle was refused. */
  readonly answer: Recycled | null;
  readonly onClose: () => void;
}

function Ended({ answer, onClose }: EndedProps) {
  const { t } = useTranslation("transfer");
  const { moved = [], kept = [] } = answer ?? {};
  const sum = moved.reduce((all, { amount }) => all + toCents(amount), 0);
  return (
    <section aria-label={t("recycle.done")} className={cx(cardStyle, frame)}>
      <div className={line}>
        <b className={heading}>{answer === null ? t("recycle.failed") : t("recycle.done")}</b>
        <Button size="sm" onClick={onClose}>
          {t("recycle.close")}
        </Button>
      </div>
      {answer !== null && (
        <p>
          {moved.length > 0
            ? t("recycle.moved", { count: moved.length })
            : t(kept.length > 0 ? "recycle.nothing" : "recycle.back")}{" "}
          {moved.length > 0 && <Money cents={sum} className={total} />}
          {kept.length > 0 && `，${t("recycle.kept", { count: kept.length })}`}
        </p>
      )}
      <RecycledRows moved={moved} kept={kept} />
    </section>
  );
}

const frame = css({
  display: "grid",
  gap: "3",
  padding: { base: "4", desktop: "5" },
  fontSize: "sm",
});
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const total = css({ color: "text-strong", fontWeight: "bold" });
const track = css({
  position: "relative",
  height: "bar",
  overflow: "hidden",
  borderRadius: "pill",
  background: "border",
});
const runner = css({
  position: "absolute",
  inset: "0",
  background: "accent-mark",
  transformOrigin: "[left]",
  animation: "[grow 1600ms ease-in-out infinite]",
});
