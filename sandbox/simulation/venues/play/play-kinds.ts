// Which engine runs which kind of game.
import type { World } from "../../world.ts";
import type { Decision, Engine, RoundContext } from "./engines/engine.ts";
import { MATCHES } from "./engines/matches.ts";
import { FISHING, SLOT } from "./engines/reels.ts";
import { LOTTERY, TABLE } from "./engines/shared-rounds.ts";
import { BANK } from "./engines/table-rounds.ts";
import type { PlayGame, PlayKind } from "./play-game.ts";

type AnyEngine = Engine<PlayGame, object, object | null>;

const ENGINES: Readonly<Record<PlayKind, AnyEngine>> = {
  slot: SLOT,
  fishing: FISHING,
  bull: BANK,
  threeCards: BANK,
  threeKings: BANK,
  tiles: BANK,
  baccarat: TABLE,
  dragonTiger: TABLE,
  roulette: TABLE,
  sicBo: TABLE,
  niuNiu: TABLE,
  lottery: LOTTERY,
  matches: MATCHES,
};

export const engineOf = ({ kind }: PlayGame): AnyEngine => ENGINES[kind];

export const factsOf = (world: World, game: PlayGame): object => engineOf(game).facts(world, game);

export function liveOf(world: World, game: PlayGame, time: number): object | null {
  return engineOf(game).live(world, game, time);
}

/** @throws Refusal for a bet that the game does not offer */
export function decide(game: PlayGame, context: RoundContext, bet: unknown): Decision {
  return engineOf(game).decide(game, context, bet);
}
