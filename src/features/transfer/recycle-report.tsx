// What a recycle of all venues does: progress, what came from where, what stayed and why.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isOpen, isWaiting, type MoneyCall } from "#domain/wallet/money-call/money-call.ts";

import { toCents } from "#lib/text/money.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { ALL, type Recycled, recycles, useRecycleAll } from "#domain/wallet/venue-recycle.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Money } from "#ui/money/money.tsx";
import { RecycledRows, RunningRows } from "./recycle-rows.tsx";
import { WaitingLine } from "#ui/states/waiting-line.tsx";

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
  readonly call: MoneyCall<unknown, unknown>;
}

function Running({ venues, call }: RunningProps) {
  const { t } = useTranslation("transfer");
  const waiting = isWaiting(call);
  return (
    <section aria-busy={waiting} aria-label={t("recycle.running")} className={cx(cardStyle, frame)}>
      {call.state === "sending" && (
        <Text as="b" color="text-strong" size="lg" weight="bold">
          {t("recycle.running")}
        </Text>
      )}
      <CallNote calls={recycles} slot={ALL} />
      {waiting && (
        <>
          <WaitingLine />
          <RunningRows venues={venues} />
        </>
      )}
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
      <Row align="center" justify="space-between" gap="3">
        <Text as="b" color="text-strong" size="lg" weight="bold">
          {answer === null ? t("recycle.failed") : t("recycle.done")}
        </Text>
        <Button size="sm" onClick={onClose}>
          {t("recycle.close")}
        </Button>
      </Row>
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
const total = css({ color: "text-strong", fontWeight: "bold" });
