// The sum of what can be claimed, what it requires, and one button for all.
import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MAX_CLAIMS } from "#contract/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import type { CallResult } from "#lib/calls/call-result.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CLAIM, rewardClaims, useClaimCall } from "./reward-claim.ts";
import { sumOf } from "./claim-sums.ts";
import type { Rewards } from "./use-rewards.ts";

interface ClaimSummaryProps {
  readonly claimable: CallResult<Rewards>;
}

export function ClaimSummary({ claimable: { state, data } }: ClaimSummaryProps) {
  const { t } = useTranslation("welfare");
  // The list below says that it could not be loaded.
  if (state === "error") return null;
  return (
    <section aria-label={t("sum.label")} className={cx(cardStyle, frame)}>
      <span className={sign}>
        <Icon as={Gift} />
      </span>
      <Stack gap="0-5" minWidth="0">
        <Text color="text-muted" size="sm">
          {t("sum.title")}
          {data !== undefined && data.total > 0 && ` · ${t("sum.count", { count: data.total })}`}
        </Text>
        {data === undefined ? (
          <Skeleton className={css({ width: "40", height: "9" })} />
        ) : (
          <Money cents={data.sumCents} className={sum} />
        )}
      </Stack>
      {data === undefined && <Waiting />}
      {data !== undefined && data.total > 0 && <ClaimAll rewards={data} />}
      <div className={whole}>
        <CallNote calls={rewardClaims} slot={CLAIM} />
      </div>
    </section>
  );
}

/** The room of what most members find. */
function Waiting() {
  return (
    <>
      <Stack gap="1" gridColumn={{ base: "1 / -1", desktop: "auto" }} color="text" size="sm">
        <Skeleton className={css({ width: "full", height: "5" })} />
      </Stack>
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
    void rewardClaims.start({ slot: CLAIM, body: { rewards: chosen } });
  };
  return (
    <>
      <Stack gap="1" gridColumn={{ base: "1 / -1", desktop: "auto" }} color="text" size="sm">
        <p>
          {turnoverCents === 0
            ? t("sum.free")
            : t("sum.turnover", { amount: unbrokenCents(turnoverCents) })}
        </p>
        {turnoverCents > 0 && freeCents > 0 && (
          <p>{t("sum.part", { amount: unbrokenCents(freeCents) })}</p>
        )}
        {total > MAX_CLAIMS && <p>{t("sum.most", { count: MAX_CLAIMS })}</p>}
      </Stack>
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
    backgroundImage: "linear-gradient(100deg, {colors.accent-subtle}, transparent 62%)",
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
const sum = css({
  color: "text-strong",
  fontSize: { base: "2xl", desktop: "9" },
  fontWeight: "bold",
  lineHeight: "tight",
});
const button = css({ gridColumn: { base: "1 / -1", desktop: "auto" } });
const whole = css({ gridColumn: "1 / -1", minWidth: "0", _empty: { position: "absolute" } });
