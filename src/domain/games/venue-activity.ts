// An activity locks the member's money: the dialog offers a transfer, or to enter without one (spec:
// betting-and-money §4 "Venue activity error flow").
import { balance } from "#contract/api/member.ts";
import { allBalance, venueBalance } from "#contract/api/venue-wallets.ts";
import { request } from "#lib/calls/http.ts";
import { useSession } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { toCents } from "#lib/text/money.ts";
import type { LaunchTarget } from "./pressed-game.ts";

interface ActivityEntry {
  readonly target: LaunchTarget;
  /** Launches with the activity flag. */
  readonly enterAnyway: () => Promise<void>;
}

/** @param message the server's */
export async function askTransfer(
  { target: { name, enName }, enterAnyway }: ActivityEntry,
  message: string,
): Promise<void> {
  const [balanceCents, venue] = await Promise.all([centreCents(), venueOf(enName)]);
  emit("show_venue_dialog", {
    message,
    venueName: venue?.name ?? name,
    channelCode: enName,
    isActivity: true,
    balanceCents,
    venueCents: venue?.balance == null ? null : toCents(venue.balance),
    onDirect: () => void enterAnyway(),
    onTransferred: enterAnyway,
  });
}

/** 0 when it cannot be known: the member can still enter directly. */
async function centreCents(): Promise<number> {
  const known = useSession.getState().balance;
  if (known !== null) return known.centre;
  try {
    const { centerWalletBalance } = await request(balance, { lockMoney: 1 }, { quiet: true });
    return toCents(centerWalletBalance);
  } catch {
    return 0;
  }
}

async function venueOf(enName: string) {
  const found = await listedVenue(enName);
  return found?.balance === null ? { ...found, balance: await askedOf(enName) } : found;
}

/** Null when the site does not say. */
export async function listedVenue(enName: string) {
  try {
    const { venues } = await request(allBalance, {}, { quiet: true });
    return venues.find(({ channelCode }) => channelCode === enName) ?? null;
  } catch {
    return null;
  }
}

/** The list leaves out balances that only the venue knows. */
async function askedOf(channelCode: string): Promise<string | null> {
  try {
    return (await request(venueBalance, { channelCode }, { quiet: true })).balance;
  } catch {
    return null;
  }
}
