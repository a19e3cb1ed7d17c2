// The balance at this venue, and the stakes of its open bets.
import { useTranslation } from "react-i18next";
import { venueBalance } from "#contract/api/venue-wallets.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { toCents } from "#lib/money.ts";
import { usePreference } from "#session/preferences/preferences.ts";
import { figures, Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
        <dt className={name}>{t("bets.wallet.free")}</dt>
        <dd className={value}>{amount(data?.balance)}</dd>
      </div>
      <div className={part}>
        <dt className={name}>{t("bets.wallet.held")}</dt>
        <dd className={value}>{amount(data?.lockMoney)}</dd>
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
const name = css({ color: "text-muted", fontSize: "xs" });
const value = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });
const waiting = css({ width: "20", height: "em" });
