// Open games for tests, without the wire.
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { findMember } from "../../../backend/accounts/member-store.ts";
import { openDatabase } from "../../../backend/database/database.ts";
import { OUTSIDE, post, venueCents, venueOf } from "../../../backend/wallet/ledger.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { createWorld, type World } from "../../world.ts";
import { findGame } from "./play-game.ts";
import { paceOf } from "./play-pace.ts";
import { openTicket, type PlayTicket } from "./play-room.ts";

/** In the venue after each opening. */
export const SAMPLE_CENTS = 1_000_000;

export interface SamplePlay {
  readonly world: World;
  readonly member: number;
  /** Opens a game with exactly that money in the venue. */
  open(channelCode: string, gameCode?: string, demo?: boolean): PlayTicket;
}

export function samplePlay(profile: ProtectionProfile = "none"): SamplePlay {
  const database = openDatabase();
  const world = createWorld(database, [{ id: "aurora" }], 7);
  const member = findMember(database, "aurora", "demo88")?.id ?? 0;
  return {
    world,
    member,
    open(channelCode, gameCode = "", demo = false) {
      const game = findGame(world.catalogue, channelCode, gameCode);
      if (game === null) throw new Error(`There is no game ${channelCode} ${gameCode}.`);
      const more = SAMPLE_CENTS - venueCents(database, member, channelCode);
      post(database, { reason: "test", reference: channelCode, time: MOMENT }, [
        [OUTSIDE, -more],
        [venueOf(member, channelCode), more],
      ]);
      const about = { site: "aurora", locale: "zh-CN" as const, venueName: "场馆" };
      const pace = paceOf(game, dutiesOf(profile));
      const opening = {
        ...about,
        member,
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
