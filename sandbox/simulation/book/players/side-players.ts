// The chances of every player of one side: over the line-ups and plans of substitutions that are possible by what is
// known, the sums over all courses of the match.
import { cardOrder } from "./card-order.ts";
import { EXCHANGE_CHANCES } from "./exchange-times.ts";
import { assistChances, nobodyOff, scorerChances } from "./falls.ts";
import { minuteChain, type ChainOf } from "./minute-chain.ts";
import { type PlaceGoals, placeGoals, type SideChain, sideChain } from "./place-goals.ts";
import { trackPlayer } from "./player-track.ts";
import type { Player } from "./squad.ts";
import type { Exchange, LineUp, TeamSheet } from "./team-sheet.ts";

/** Chances that a player comes on and does something, over all that can happen. */
export interface PlayerChances {
  /** That he plays; on before the first goal. */
  readonly on: number;
  readonly onFirst: number;
  readonly first: number;
  readonly last: number;
  readonly scorer: number;
  readonly two: number;
  readonly carded: number;
  readonly assist: number;
}

/** What has happened to a side. */
export interface KnownSide {
  /** Place in `TeamSheet.lineUps`; null: not announced. */
  readonly lineUp: number | null;
  /** The place sent off; null: nobody. */
  readonly off: number | null;
  /** Places with a card. */
  readonly booked: readonly number[];
  readonly made: readonly MadeExchange[];
  /** Minutes of the second half that have begun. */
  readonly begun: number;
  /** Those that had begun when the place was sent off. */
  readonly begunAtOff: number;
  /** Goals so far, by player. */
  readonly goals: ReadonlyMap<string, number>;
}

export interface MadeExchange extends Exchange {
  /** Of the second half. */
  readonly minute: number;
}

export interface SidePlayers {
  readonly players: ReadonlyMap<Player, PlayerChances>;
  /** That nobody of either side scores from now on. */
  readonly none: number;
}

export function sidePlayers(of: ChainOf, sheet: TeamSheet, known: KnownSide): SidePlayers {
  const chain = minuteChain(of);
  const { shares } = sheet.lineUps[0] ?? NO_LINE_UP;
  // Line-ups have the same places.
  const cards = cardOrder(chain, { positions: shares.positions, places: known.booked });
  const sums = new Map<Player, PlayerChances>();
  let none = 0;
  for (const [nth, lineUp] of sheet.lineUps.entries()) {
    const chance = known.lineUp === null ? lineUp.chance : nth === known.lineUp ? 1 : 0;
    if (chance === 0) continue;
    const found = lineUpPlayers({ chain, cards }, lineUp, known);
    none += chance * found.none;
    for (const [player, chances] of found.players) {
      sums.set(player, plus(sums.get(player) ?? NEVER, chances, chance));
    }
  }
  return { players: sums, none };
}

const NO_LINE_UP = { shares: { positions: [], goals: [], assists: [] } };

const NEVER: PlayerChances = {
  on: 0,
  onFirst: 0,
  first: 0,
  last: 0,
  scorer: 0,
  two: 0,
  carded: 0,
  assist: 0,
};

function plus(sum: PlayerChances, more: PlayerChances, factor: number): PlayerChances {
  const of = (key: keyof PlayerChances) => sum[key] + factor * more[key];
  return {
    on: of("on"),
    onFirst: of("onFirst"),
    first: of("first"),
    last: of("last"),
    scorer: of("scorer"),
    two: of("two"),
    carded: of("carded"),
    assist: of("assist"),
  };
}

interface Outlook {
  readonly side: SideChain;
  readonly goals: PlaceGoals;
  readonly assists: readonly (readonly number[])[];
  /** Of an exchange that is planned and not made, at the beginning of each minute. */
  readonly exchange: readonly number[];
  readonly scored: ReadonlyMap<string, number>;
}

function lineUpPlayers(
  { chain, cards }: Pick<SideChain, "chain" | "cards">,
  lineUp: LineUp,
  known: KnownSide,
): SidePlayers {
  const { shares, starters } = lineUp;
  const side = sideChain({
    chain,
    cards,
    places: starters.length,
    off: known.off ?? nobodyOff(shares),
    scorers: scorerChances(shares),
  });
  const goals = placeGoals(side);
  const { begun } = known;
  const open = leftAfter(begun);
  const exchange = chain.minutes.map(({ begins }) =>
    begins === null || begins < begun ? 0 : (EXCHANGE_CHANCES[begins] ?? 0) / open,
  );
  const outlook = { side, goals, assists: assistChances(shares), exchange, scored: known.goals };
  const players = new Map<Player, PlayerChances>();
  const add = (player: Player, chances: PlayerChances, factor: number) =>
    void players.set(player, plus(players.get(player) ?? NEVER, chances, factor));
  const plans = plansLeft(lineUp, known);
  for (const [place, starter] of starters.entries()) {
    const sub = known.made.find((one) => one.place === place)?.player;
    // Who has left the field has played, and does nothing more.
    if (sub) add(starter, HAS_PLAYED, 1);
    const player = sub ?? starter;
    if (place === known.off) {
      add(player, HAS_PLAYED, 1);
      continue;
    }
    const planned = sub ? 0 : plans.planned(place);
    if (planned < 1)
      add(player, chancesOf(outlook, { player, place, from: "on", exchange: null }), 1 - planned);
    if (planned > 0)
      add(player, chancesOf(outlook, { player, place, from: "on", exchange }), planned);
  }
  for (const { place, player, chance } of plans.coming) {
    add(player, chancesOf(outlook, { player, place, from: "bench", exchange }), chance);
  }
  return { players, none: goals.none };
}

const HAS_PLAYED: PlayerChances = { ...NEVER, on: 1, onFirst: 1 };

/** That a planned exchange is not made before a minute of the second half. */
function leftAfter(begun: number): number {
  return 1 - EXCHANGE_CHANCES.slice(0, begun).reduce((sum, chance) => sum + chance, 0);
}

/** How likely each plan is by what was done of it. */
function plansLeft({ plans }: LineUp, { made, begun, begunAtOff, off }: KnownSide) {
  const weights = plans.map((plan) => {
    const fits = made.every((one) => plan.some((two) => isSame(one, two)));
    return plan.reduce(
      (chance, one) => {
        const done = made.find((two) => isSame(one, two));
        if (done) return chance * (EXCHANGE_CHANCES[done.minute] ?? 0);
        return chance * leftAfter(one.place === off ? begunAtOff : begun);
      },
      fits ? 1 : 0,
    );
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const coming = new Map<string, Exchange & { chance: number }>();
  for (const [nth, plan] of plans.entries()) {
    for (const one of plan) {
      if (one.place === off || made.some((two) => isSame(one, two))) continue;
      const key = `${one.place} ${one.player.id}`;
      const chance = (coming.get(key)?.chance ?? 0) + (weights[nth] ?? 0) / whole;
      coming.set(key, { ...one, chance });
    }
  }
  const all = [...coming.values()].filter(({ chance }) => chance > 0);
  return {
    coming: all,
    planned: (place: number) =>
      all.reduce((sum, one) => (one.place === place ? sum + one.chance : sum), 0),
  };
}

const isSame = (one: Exchange, two: Exchange): boolean =>
  one.place === two.place && one.player === two.player;

interface PlayerAt {
  readonly player: Player;
  readonly place: number;
  readonly from: "on" | "bench";
  readonly exchange: readonly number[] | null;
}

function chancesOf(outlook: Outlook, { player, ...at }: PlayerAt): PlayerChances {
  const { side, assists, scored } = outlook;
  const goals = trackPlayer(side, { ...at, parts: side.scorers });
  const made = trackPlayer(side, { ...at, parts: assists });
  const before = scored.get(player.id) ?? 0;
  const more = [goals.on, goals.on - goals.none, goals.on - goals.none - goals.one];
  return {
    on: goals.on,
    ...byMinute(outlook, at),
    scorer: more[Math.max(0, 1 - before)] ?? 0,
    two: more[Math.max(0, 2 - before)] ?? 0,
    assist: made.on - made.none,
  };
}

/** What falls to the place while the player is in it. */
function byMinute({ side, goals }: Outlook, { place, from, exchange }: Omit<PlayerAt, "player">) {
  const sums = { first: 0, last: 0, carded: 0, onFirst: from === "on" ? 1 : 0 };
  let gone = 0;
  for (let minute = 0; minute < side.chain.minutes.length; minute++) {
    const now = exchange?.[minute] ?? 0;
    if (from === "bench" && now > 0) sums.onFirst += now * goals.still(minute, place);
    gone += now;
    const share = from === "bench" ? gone : 1 - gone;
    if (share === 0) continue;
    sums.first += share * goals.first(minute, place);
    sums.last += share * goals.last(minute, place);
    sums.carded += share * side.cards.card(minute, place);
  }
  return sums;
}
