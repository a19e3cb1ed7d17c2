// The sum of what can be claimed, what it requires, and one button for all.
import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MAX_CLAIMS } from "#contract/vip.ts";
import { css, cx } from "#styled/css/index.js";
import type { CallResult } from "#lib/call-result.ts";
import { unbrokenCents } from "#lib/format.ts";
import { useOffline } from "#lib/offline.ts";
import { LateMoneyNote } from "#domain/wallet/money-call/late-money-note.tsx";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CLAIM, claims, useClaimCall } from "./claim-call.ts";
import { sumOf } from "./claim-sums.ts";
import type { Rewards } from "./use-rewards.ts";

interface ClaimSummaryProps {
  readonly claimable: CallResult<Rewards>;
}

export function ClaimSummary({ claimable: { state, data } }: ClaimSummaryProps) {
  const { t } = useTranslation("welfare");
  const call = useClaimCall();
  // The list below says that it could not be loaded.
  if (state === "error") return null;
  return (
    <section aria-label={t("sum.label")} className={cx(cardStyle, frame)}>
      <span className={sign}>
        <Icon as={Gift} />
      </span>
      <div className={body}>
        <p className={small}>
          {t("sum.title")}
          {data !== undefined && data.total > 0 && ` · ${t("sum.count", { count: data.total })}`}
        </p>
        {data === undefined ? (
          <Skeleton className={css({ width: "40", height: "9" })} />
        ) : (
          <Money cents={data.sumCents} className={sum} />
        )}
      </div>
      {data === undefined && <Waiting />}
      {data !== undefined && data.total > 0 && <ClaimAll rewards={data} />}
      {isOpen(call) && (
        <div className={whole}>
          <LateMoneyNote
            open={call}
            say={(key) => t(`waiting.${key}`)}
            resend={() => claims.resend(CLAIM)}
            giveUp={() => claims.giveUp(CLAIM)}
          />
        </div>
      )}
    </section>
  );
}

/** The room of what most members find. */
function Waiting() {
  return (
    <>
      <div className={terms}>
        <Skeleton className={css({ width: "full", height: "5" })} />
      </div>
      <Skeleton className={cx(button, css({ minWidth: "40", height: "control-lg" }))} />
    </>
  );
}

function ClaimAll({ rewards: { list, total } }: { readonly rewards: Rewards }) {
  const { t } = useTranslation("welfare");
  const call = useClaimCall();
  const offline = useOffline(({ since }) => since !== null);
  const { turnoverCents, freeCents } = sumOf(list);
  const open = isOpen(call);
  const all = open && call.body.rewards.length > 1;
  const claim = () => {
    const chosen = list.map(({ id, title }) => ({ id, title }));
    void claims.start({ slot: CLAIM, body: { rewards: chosen } });
  };
  return (
    <>
      <div className={terms}>
        <p>
          {turnoverCents === 0
            ? t("sum.free")
            : t("sum.turnover", { amount: unbrokenCents(turnoverCents) })}
        </p>
        {turnoverCents > 0 && freeCents > 0 && (
          <p>{t("sum.part", { amount: unbrokenCents(freeCents) })}</p>
        )}
        {total > MAX_CLAIMS && <p>{t("sum.most", { count: MAX_CLAIMS })}</p>}
      </div>
      <Button
        tone="primary"
        size="lg"
        className={button}
        loading={all && call.state === "sending"}
        disabled={open || offline}
        onClick={claim}
      >
        {t("sum.all")}
      </Button>
    </>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr)",
    desktop: "auto max-content minmax(0, 1fr) auto",
  },
  alignItems: "center",
  gap: { base: "3", desktop: "5" },
  padding: { base: "4", desktop: "6" },
  _classic: {
    backgroundImage: "[linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)]",
  },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: { base: "12", desktop: "14" },
  height: { base: "12", desktop: "14" },
  borderRadius: "lg",
  background: "accent",
  boxShadow: "edge-mark",
  color: "text-on-accent",
  fontSize: "2xl",
});
const body = css({ display: "grid", gap: "0-5", minWidth: "0" });
const small = css({ color: "text-muted", fontSize: "sm" });
const sum = css({
  color: "text-strong",
  fontSize: { base: "2xl", desktop: "9" },
  fontWeight: "bold",
  lineHeight: "tight",
});
const terms = css({
  display: "grid",
  gap: "1",
  gridColumn: { base: "1 / -1", desktop: "auto" },
  color: "text",
  fontSize: "sm",
});
const button = css({ gridColumn: { base: "1 / -1", desktop: "auto" } });
const whole = css({ gridColumn: "1 / -1", minWidth: "0" });
