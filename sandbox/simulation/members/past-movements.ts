// Past transfers, exchanges and rewards of a demo account.
import { WALLET_COIN } from "#contract/coins.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { centsOfUnits, unitsOfCents } from "../../backend/wallet/coin-money.ts";
import { insertExchange } from "../../backend/exchange/exchange-store.ts";
import { HOUR, MINUTE } from "../../backend/time/china-time.ts";
import {
  bonusOf,
  coinOf,
  deskOf,
  HOUSE,
  type Movement,
  post,
  venueOf,
  walletOf,
} from "../../backend/ledger/ledger.ts";
import { keepRate, takeRate } from "../../backend/wallet/kept-rate.ts";
import { addTurnover, settleTurnover } from "../../backend/wallet/turnover.ts";
import { playRound } from "../../backend/wallet/venue-rounds.ts";
import { coinRate } from "../payments/coin-market.ts";
import { between, pick } from "../random.ts";
import type { World } from "../world.ts";

const VENUES = ["QLZR", "HPDZ", "XNDZ", "YXQP"] as const;

/** The first round of a pair wins this multiple, which the second one loses. */
const WON = 8;

/**
 * Money follows the member into a venue and is brought back an hour later. In between they win and lose the same.
 * @param pairs of rounds
 */
export function pastVisit(
  { database, seed }: World,
  { id: member }: MemberRow,
  { at, pairs }: { readonly at: number; readonly pairs: number },
): void {
  const venue = pick(VENUES, seed, member, "venue", at);
  const cents = between(2, 12, seed, member, "visit", at) * 5000;
  const moves = (sent: number): readonly Movement[] => [
    [walletOf(member), -sent],
    [venueOf(member, venue), sent],
  ];
  post(database, { reason: "transfer", reference: venue, time: at }, moves(cents));
  for (let pair = 0; pair < pairs; pair += 1) {
    const round = (part: number) => `past-${at}-${pair}-${part}`;
    const time = at + Math.floor(((pair + 1) * HOUR) / (pairs + 2));
    const where = { member, channelCode: venue, time };
    playRound(
      database,
      { ...where, round: round(1) },
      { stakeCents: cents, winCents: WON * cents },
    );
    playRound(
      database,
      { ...where, round: round(2) },
      { stakeCents: WON * cents, winCents: cents },
    );
  }
  post(database, { reason: "recycle", reference: venue, time: at + HOUR }, moves(-cents));
}

/** Into coins, and out again the next hour. */
export function pastExchanges(world: World, { id: member }: MemberRow, at: number): void {
  const cents = between(3, 8, world.seed, member, "exchange", at) * 10_000;
  const rate = coinRate(world.seed, WALLET_COIN, at);
  const units = unitsOfCents(cents, rate, WALLET_COIN);
  trade(world, member, { cents, units, rate, at });
  const later = at + HOUR;
  const back = coinRate(world.seed, WALLET_COIN, later);
  const got = centsOfUnits(units, back, WALLET_COIN);
  trade(world, member, { cents: -got, units: -units, rate: back, at: later });
}

interface Trade {
  readonly cents: number;
  readonly units: number;
  readonly rate: string;
  readonly at: number;
}

function trade({ database }: World, member: number, { cents, units, rate, at: time }: Trade): void {
  const way = cents > 0 ? "toCoin" : "toCny";
  const terms = { coin: WALLET_COIN, network: null, feeUnits: 0, expiresAt: time + MINUTE };
  const { id: rateId } = keepRate(database, { member, purpose: way, rate, ...terms }, time);
  takeRate(database, { member, purpose: way, id: rateId }, time);
  const reference = insertExchange(database, { member, way, cents, units, rate, rateId, time });
  post(database, { reason: "exchange", reference, time }, [
    [walletOf(member), -cents],
    [HOUSE, cents],
    [deskOf(WALLET_COIN), -units],
    [coinOf(member, WALLET_COIN), units],
  ]);
}

/** A small reward without turnover. */
export function pastReward({ database, seed }: World, { id: member }: MemberRow, at: number): void {
  const cents = between(3, 9, seed, member, "reward", at) * 1000;
  const id = `gift-${member}-${at}`;
  const reward = { member, id, title: "周周返利", requiredCents: 0, lockedCents: cents };
  post(database, { reason: "gift", reference: id, time: at }, [
    [HOUSE, -cents],
    [bonusOf(member), cents],
  ]);
  addTurnover(database, { ...reward, kind: "gift", time: at, endsAt: null });
  settleTurnover(database, member, at + MINUTE);
}
