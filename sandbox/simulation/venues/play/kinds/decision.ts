import type { NextRandom } from "../../../book/random-sequence.ts";
import type { World } from "../../../world.ts";
import type { GameOf, PlayKind } from "../play-game.ts";

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

export interface RoundContext<Kind extends PlayKind> {
  readonly world: World;
  readonly game: GameOf<Kind>;
  readonly next: NextRandom;
  readonly time: number;
  /** Bets of the ticket that are not decided yet. */
  readonly openKeys: readonly string[];
}

/** A kind of game: what its page is given, what changes by itself, and how a round is decided. */
export interface KindOfGame<Kind extends PlayKind, Facts, Live = null> {
  facts(world: World, game: GameOf<Kind>): Facts;
  /** Null: nothing changes between rounds. */
  live(world: World, game: GameOf<Kind>, time: number): Live;
  /** @throws Refusal for a bet that is not offered */
  decide(context: RoundContext<Kind>, bet: unknown): Decision;
}
