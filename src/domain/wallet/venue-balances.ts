// What the member has at the venues. The list is one call; venues that it does not know the balance of are
// asked one by one, a few at a time, and fail one by one.
import { useEffect } from "react";
import type * as v from "valibot";
import { create } from "zustand";
import { allBalance, setAutoTransferStatus, venueBalance } from "#contract/api/venue-wallets.ts";
import { ownValue } from "#contract/own-value.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useSession } from "#session/account/session-store.ts";
import { toCents } from "#lib/text/money.ts";

type AllBalance = v.InferOutput<typeof allBalance.response>;
type Listed = AllBalance["venues"][number];
export type VenueMovement = AllBalance["latest"][number];

export interface VenueMoney extends Omit<Listed, "balance"> {
  /** Null while it is unknown. */
  readonly cents: number | null;
  /** Why it is unknown; null while it loads. */
  readonly failure: string | null;
}

export interface VenueBalances {
  readonly venues: readonly VenueMoney[];
  readonly autoTransfer: boolean;
  /** Newest first. */
  readonly latest: readonly VenueMovement[];
  /** Of the venues whose balance is known. */
  readonly totalCents: number;
}

interface Asked {
  readonly cents: number | null;
  readonly failure: string | null;
}

/** Answers of single venues to the logged-in member, by channel code. */
const useAsked = create<Readonly<Record<string, Asked>>>(() => ({}));
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useAsked.setState({}, true);
});

/** @param enabled false for a site without venue wallets */
export function useVenueBalances(enabled = true): CallResult<VenueBalances> {
  const all = useCall(allBalance, {}, { enabled });
  const asked = useAsked();
  const { data } = all;
  useEffect(() => {
    if (data !== undefined) void askVenues(unknownIn(data));
  }, [data]);
  if (data === undefined) return { ...all, data: undefined };
  const venues = data.venues.map((venue) => withMoney(venue, ownValue(asked, venue.channelCode)));
  const totalCents = venues.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const { autoTransfer, latest } = data;
  return { ...all, data: { venues, autoTransfer, latest, totalCents } };
}

/**
 * Whether balances are still being asked for. Until all have come, a list keeps the site's order, so that no row moves
 * while a member presses it.
 */
export function isArriving(venues: readonly VenueMoney[]): boolean {
  return venues.some(({ cents, failure }) => cents === null && failure === null);
}

/** Asks a venue again. */
export function askVenue(channelCode: string): Promise<void> {
  return askVenues([channelCode]);
}

/** Money has moved at this venue, or may have. */
export function refreshVenue(channelCode: string): void {
  refreshVenues();
  if (Object.hasOwn(useAsked.getState(), channelCode)) void askVenue(channelCode);
}

/** Money has moved at venues, or may have. */
export function refreshVenues(): void {
  for (const { path } of [allBalance, venueBalance]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

/** @throws CallError that the member has been told of */
export async function setAutoTransfer(on: boolean): Promise<void> {
  await request(setAutoTransferStatus, { status: on ? "1" : "0" });
  await queryClient.invalidateQueries({ queryKey: [allBalance.path] });
}

function withMoney({ balance, ...venue }: Listed, asked: Asked | undefined): VenueMoney {
  if (balance !== null) return { ...venue, cents: toCents(balance), failure: null };
  return { ...venue, cents: asked?.cents ?? null, failure: asked?.failure ?? null };
}

function unknownIn({ venues }: AllBalance): string[] {
  return venues.filter(({ balance }) => balance === null).map(({ channelCode }) => channelCode);
}

const AT_ONCE = 4;

/** Keeps what is known until the answer is there. */
async function askVenues(codes: readonly string[]): Promise<void> {
  const waiting = [...codes];
  const work = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) await ask(code);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const newest = new Map<string, symbol>();

async function ask(channelCode: string): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  const turn = Symbol(channelCode);
  newest.set(channelCode, turn);
  const known = ownValue(useAsked.getState(), channelCode)?.cents ?? null;
  const say = (asked: Asked) => {
    // A later question, or another member.
    if (newest.get(channelCode) !== turn || useSession.getState().token !== token) return;
    useAsked.setState({ [channelCode]: asked });
  };
  say({ cents: known, failure: null });
  try {
    const { balance } = await request(venueBalance, { channelCode }, { quiet: true });
    say({ cents: toCents(balance), failure: null });
  } catch (error) {
    say({ cents: null, failure: errorText(error) });
  }
}
