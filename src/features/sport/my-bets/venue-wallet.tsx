// The balance at this venue, and the stakes of its open bets.
import { useTranslation } from "react-i18next";
import { venueBalance } from "#contract/api/venue-wallets.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { toCents } from "#lib/text/money.ts";
import { usePreference } from "#session/preferences/preferences.ts";
import { figures, Money } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { WATCHED_MS } from "../bet-slip/bets/use-open-bets.ts";

const VENUE = { channelCode: "CRTY" } as const;
const HIDDEN = "••••••";

export function VenueWallet() {
  const { t } = useTranslation("sport");
  const { data, state } = useCall(venueBalance, VENUE, { refetchEvery: WATCHED_MS });
  const hidden = usePreference("hideBalance");
  // Optional: the bets below show without it.
  if (data === undefined && state === "error") return null;
  const amount = (text: string | null | undefined) => {
    if (hidden) return <span className={figures}>{HIDDEN}</span>;
    // Unknown is not zero.
    if (text === null) return <span className={figures}>—</span>;
    return text === undefined ? <Skeleton className={waiting} /> : <Money cents={toCents(text)} />;
  };
  return (
    <dl className={row}>
      <div className={part}>
        <Text as="dt" color="text-muted" size="xs">
          {t("bets.wallet.free")}
        </Text>
        <Text as="dd" color="text-strong" size="sm" weight="semibold">
          {amount(data?.balance)}
        </Text>
      </div>
      <div className={part}>
        <Text as="dt" color="text-muted" size="xs">
          {t("bets.wallet.held")}
        </Text>
        <Text as="dd" color="text-strong" size="sm" weight="semibold">
          {amount(data?.lockMoney)}
        </Text>
      </div>
    </dl>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  paddingBlock: "2",
  borderRadius: "md",
  background: "surface-sunken",
});
const part = css({
  display: "grid",
  justifyItems: "center",
  minWidth: "0",
  "& + &": { borderLeft: "thin" },
});
const waiting = css({ width: "20", height: "em" });
