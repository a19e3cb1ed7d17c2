// Open games for tests, without the wire.
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { findMember } from "../backend/members/member-store.ts";
import { openDatabase } from "../backend/open-database.ts";
import { ledgerProblems } from "../backend/ledger/ledger-check.ts";
import {
  accountCents,
  HOUSE,
  OUTSIDE,
  post,
  venueCents,
  venueOf,
} from "../backend/ledger/ledger.ts";
import { MOMENT } from "./sample-sandbox.ts";
import { createWorld, type World } from "../simulation/world.ts";
import { findGame } from "../simulation/venues/play/play-game.ts";
import { paceOf } from "../simulation/venues/play/play-pace.ts";
import { openTicket, type PlayTicket } from "../simulation/venues/play/play-room.ts";
import { playTicketRound } from "../simulation/venues/play/play-round.ts";

/** In the venue after each opening. */
export const SAMPLE_CENTS = 1_000_000;

export interface SamplePlay {
  readonly world: World;
  readonly member: number;
  /** Opens a game with exactly that money in the venue. */
  open(channelCode: string, gameCode?: string, demo?: boolean): PlayTicket;
  play<Outcome>(ticket: PlayTicket, round: string, bet: object, time?: number): Played<Outcome>;
  /** Everything the member has won at this venue since it was opened came from the house. */
  ledger(channelCode: string): { readonly problems: readonly string[]; readonly offCents: number };
}

export interface Played<Outcome> {
  readonly stakeCents: number;
  readonly winCents: number;
  readonly outcome: Outcome;
}

/** A ledger without a mistake. */
export const BALANCED = { problems: [], offCents: 0 };

/** @param mostCents the highest stake of a slot */
export function samplePlay(
  profile: ProtectionProfile = "none",
  mostCents: number | null = null,
): SamplePlay {
  const database = openDatabase();
  const world = createWorld(database, [{ id: "aurora" }], 7);
  const member = findMember(database, "aurora", "demo88")?.id ?? 0;
  let houseBefore = 0;
  return {
    world,
    member,
    play: <Outcome>(ticket: PlayTicket, round: string, bet: object, time = MOMENT) =>
      playTicketRound(world, ticket, { round, bet }, time) as Played<Outcome>,
    ledger(channelCode) {
      const moved = venueCents(database, member, channelCode) - SAMPLE_CENTS;
      const offCents = accountCents(database, HOUSE) - houseBefore + moved;
      return { problems: ledgerProblems(database), offCents };
    },
    open(channelCode, gameCode = "", demo = false) {
      const game = findGame(world.catalogue, channelCode, gameCode);
      if (game === null) throw new Error(`There is no game ${channelCode} ${gameCode}.`);
      const more = SAMPLE_CENTS - venueCents(database, member, channelCode);
      post(database, { reason: "test", reference: channelCode, time: MOMENT }, [
        [OUTSIDE, -more],
        [venueOf(member, channelCode), more],
      ]);
      houseBefore = accountCents(database, HOUSE);
      const about = { site: "aurora", locale: "zh-CN" as const, venueName: "场馆" };
      const pace = paceOf(game, dutiesOf(profile), mostCents);
      const opening = {
        ...about,
        member,
        session: "",
        channelCode,
        game,
        demo,
        market: "casino",
        pace,
      } as const;
      return openTicket(world.play, opening, MOMENT);
    },
  };
}
