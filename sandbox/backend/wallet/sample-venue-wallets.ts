// Venue wallets for tests: two members, venues that the test closes and locks, and the calls without a wire.
import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import { sampleSite } from "../../testing/sample-sandbox.ts";
import { insertMember, memberById } from "../members/member-store.ts";
import { sampleBetting } from "../bets/sample-betting-service.ts";
import { launch } from "../games/launch.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import type { Ports } from "../ports.ts";
import type { CallContext } from "../wire/call-context.ts";
import { allVenueCents } from "../ledger/ledger.ts";
import { playRound } from "./venue-rounds.ts";
import { WALLET_ANSWERS } from "../balances/wallet-answers.ts";

type SentName = "venueTransfer" | "recycle";
type AskedName = Exclude<keyof typeof WALLET_ANSWERS, SentName> | "launch";
type Body<Name extends SentName | AskedName> = v.InferOutput<(typeof CALLS)[Name]["request"]>;

export interface SampleVenueWallets {
  readonly database: DatabaseSync;
  readonly members: readonly number[];
  readonly venues: { -readonly [Key in keyof VenueRow]: VenueRow[Key] }[];
  /** Epoch milliseconds; tests move it. */
  time: number;
  /** The venue's answer to the next launches. */
  openGame: Ports["openGame"];
  venue(channelCode: string): SampleVenueWallets["venues"][number];
  send<Name extends SentName>(name: Name, body: Body<Name>, key: string, member?: number): unknown;
  ask<Name extends AskedName>(name: Name, body: Body<Name>, member?: number): unknown;
  play(channelCode: string, round: string, stakeCents: number, winCents: number): number;
  money(member?: number): { readonly centre: number; readonly venues: Record<string, number> };
}

export const CODES = ["QLZR", "HPDZ", "XNDZ", "YXQP"] as const;

export function sampleVenueWallets(): SampleVenueWallets {
  const { database, book, member } = sampleBetting(1_000_000);
  const other = insertMember(database, { ...OTHER, balanceCents: 500_000 }).id;
  const site = sampleSite("aurora", "6101", "极光体育", []);
  const view = { site, isOn: () => true };
  const wallets: SampleVenueWallets = {
    database,
    members: [member, other],
    venues: CODES.map((channelCode) => ({ ...VENUE, channelCode, name: `场馆${channelCode}` })),
    time: Date.UTC(2026, 10, 21, 11, 46, 8),
    openGame: ({ venue, gameCode }) => `/play/${venue.channelCode}?game=${gameCode}`,
    venue(channelCode) {
      const found = wallets.venues.find((venue) => venue.channelCode === channelCode);
      if (!found) throw new Error(channelCode);
      return found;
    },
    send: (name, body, key, id = member) => answerOf(name)(contextOf(id, key), body),
    ask: (name, body, id = member) =>
      name === "launch"
        ? launch(contextOf(id, null), body as Body<"launch">)
        : answerOf(name as Exclude<AskedName, "launch">)(contextOf(id, null), body),
    play: (channelCode, round, stakeCents, winCents) =>
      playRound(
        database,
        { member, channelCode, round, time: wallets.time },
        { stakeCents, winCents },
      ),
    money: (id = member) => ({
      centre: memberById(database, id)?.balanceCents ?? 0,
      venues: { ...allVenueCents(database, id) },
    }),
  };
  const ports = {
    book,
    venues: () => wallets.venues,
    openGame: (opening) => wallets.openGame(opening),
    settleGames: () => undefined,
  } satisfies Partial<Ports> as unknown as Ports;
  const contextOf = (id: number, idempotencyKey: string | null): CallContext => ({
    view,
    database,
    ports,
    origin: "http://aurora.localhost",
    localize: (value) => value,
    time: wallets.time,
    caller: { ...CALLER, idempotencyKey },
    member: memberById(database, id),
  });
  return wallets;
}

/** The types of bodies are checked where `send` and `ask` are called. */
function answerOf(name: keyof typeof WALLET_ANSWERS) {
  return WALLET_ANSWERS[name].answer as (context: CallContext, body: unknown) => unknown;
}

const VENUE: Omit<VenueRow, "channelCode" | "name"> = {
  category: "DZ",
  opensAt: null,
  locked: null,
  down: false,
  launchKind: "path",
  games: 1,
};

const OTHER = {
  site: "aurora",
  name: "other88",
  passwordHash: "",
  salt: "",
  createdAt: 1,
};

const CALLER: CallContext["caller"] = {
  token: null,
  deviceId: "",
  ip: "203.0.113.7",
  idempotencyKey: null,
  locale: "zh-CN",
  unseal: () => null,
};
