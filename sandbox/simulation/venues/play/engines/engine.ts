import type { GameRules } from "#contract/api/launch.ts";
import type { NextRandom } from "../../../book/random-sequence.ts";
import type { World } from "../../../world.ts";
import type { PlayGame } from "../play-game.ts";

/** What a round costs and brings. `outcome` is what the page shows. */
export interface Decision {
  readonly stakeCents: number;
  /** Zero while bets are open. */
  readonly winCents: number;
  readonly outcome: object;
  /** The balance must cover it; the stake when missing. */
  readonly neededCents?: number;
  readonly openBets?: readonly LaterBet[];
}

export interface LaterBet {
  /** Of its round, for messages. */
  readonly key: string;
  readonly label: string;
  readonly stakeCents: number;
  readonly decidedAt: number;
  readonly winCents: () => number;
}

export interface RoundContext {
  readonly world: World;
  readonly next: NextRandom;
  readonly time: number;
  /** Bets of the ticket that are not decided yet. */
  readonly openKeys: readonly string[];
}

/** Rules in short and what the game returns to players. */
export type Brief = Pick<GameRules, "rules" | "returns"> & Partial<GameRules>;

/** What runs games of some kinds: what a page is given, what changes by itself, and how a round is decided. */
export interface Engine<Game extends PlayGame, Facts, Live = null> {
  facts(world: World, game: Game): Facts;
  /** Null: nothing changes between rounds. */
  live(world: World, game: Game, time: number): Live;
  /** @param mostCents the highest stake of a slot; null: any */
  brief(game: Game, mostCents: number | null): Brief | null;
  /** @throws Refusal for a bet that is not offered */
  decide(game: Game, context: RoundContext, bet: unknown): Decision;
}
