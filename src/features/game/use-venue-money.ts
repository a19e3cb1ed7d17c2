// The member's money while a game is on the page: at its venue, and in the centre wallet.
import { allBalance, venueBalance } from "#contract/api/venue-wallets.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { coalesce } from "#session/account/coalesce.ts";
import { refreshBalance } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import { toCents } from "#lib/text/money.ts";

/** A venue that reports no movements is asked this often. */
const ASK_EVERY_MS = 30_000;

export interface LaunchMoney {
  /** Null while unknown. */
  readonly venueCents: number | null;
  readonly failed: boolean;
  readonly centreCents: number | null;
  /** Whether launches bring the money along; null while unknown. */
  readonly autoTransfer: boolean | null;
  /** As the site calls the venue; null while unknown. */
  readonly venueName: string | null;
  readonly refresh: () => void;
}

/** A game may report every spin. */
const refresh = coalesce(async () => {
  refreshBalance();
  await queryClient.invalidateQueries({ queryKey: [venueBalance.path] });
}, 1000);

/** @param enabled false for play money */
export function useVenueMoney(channelCode: string, enabled: boolean): LaunchMoney {
  const own = useCall(venueBalance, { channelCode }, { refetchEvery: ASK_EVERY_MS, enabled });
  // With play money, too: it names the venue.
  const all = useCall(allBalance, {});
  const centre = useSession(({ balance }) => balance?.centre ?? null);
  const listed = all.data?.venues.find((venue) => venue.channelCode === channelCode);
  const known = own.data?.balance ?? (enabled ? listed?.balance : null) ?? null;
  return {
    venueCents: known === null ? null : toCents(known),
    failed: own.state === "error" && known === null,
    centreCents: centre,
    autoTransfer: all.data?.autoTransfer ?? null,
    venueName: listed?.name ?? null,
    refresh,
  };
}
