// Rounds of a live table: time for bets, then the deal; after a number of rounds a new shoe.
import type { Row } from "../data/catalogue-rows.ts";
import { between, hash, unit, wave } from "../random.ts";

const DEAL_SECONDS = 12;
const SHOE = 66;
/** A new shoe starts with this many rounds played, so that the road map is never empty. */
const OPENING = 22;
const LAST_NUMBERS = 16;

export interface TableRound {
  readonly round: number;
  readonly secondsLeft: number;
  readonly road: Bead[];
  readonly numbers: number[];
  readonly seated: number;
}

export function tableRound(seed: number, table: Row<"live_table">, time: number): TableRound {
  const cycle = (table.roundSeconds + DEAL_SECONDS) * 1000;
  const rounds = SHOE - OPENING;
  const position = time + (hash(seed, table.id) % (cycle * rounds));
  const count = Math.floor(position / cycle);
  const shoe = Math.floor(count / rounds);
  const round = OPENING + (count % rounds) + 1;
  const into = Math.floor((position - count * cycle) / 1000);
  const hasRoad = table.game === "baccarat" || table.game === "dragonTiger";
  return {
    round,
    secondsLeft: Math.max(0, table.roundSeconds - into),
    road: hasRoad ? road(seed, table, shoe, round - 1) : [],
    numbers: hasRoad ? [] : lastNumbers(seed, table, count),
    seated: seated(seed, table, time),
  };
}

type Bead = "B" | "P" | "T";
const roads = new Map<string, Bead[]>();
const ROADS_KEPT = 400;

/** Kept for the round, as it is asked for every second. */
function road(seed: number, table: Row<"live_table">, shoe: number, rounds: number): Bead[] {
  const key = `${seed} ${table.id} ${shoe} ${rounds}`;
  const known = roads.get(key);
  if (known) return known;
  if (roads.size >= ROADS_KEPT) roads.clear();
  const made = playShoe(seed, table, shoe, rounds);
  roads.set(key, made);
  return made;
}

function playShoe(seed: number, table: Row<"live_table">, shoe: number, rounds: number): Bead[] {
  const tie = table.game === "baccarat" ? 0.095 : 0.075;
  let last: "B" | "P" = "B";
  return Array.from({ length: rounds }, (_, index): Bead => {
    const luck = unit(seed, table.id, shoe, index);
    if (luck < tie) return "T";
    // Slightly favours repeats, so that the road map has streaks.
    const again = unit(seed, table.id, shoe, index, "again") < 0.56;
    last = again ? last : last === "B" ? "P" : "B";
    return last;
  });
}

function lastNumbers(seed: number, table: Row<"live_table">, count: number): number[] {
  const [low, high] =
    table.game === "roulette" ? [0, 36] : table.game === "sicBo" ? [3, 18] : [1, 13];
  return Array.from({ length: LAST_NUMBERS }, (_, back) =>
    between(low, high, seed, table.id, count - 1 - back),
  );
}

function seated(seed: number, table: Row<"live_table">, time: number): number {
  const usual = between(180, 820, seed, table.id, "seated");
  return Math.round(usual * (1 + 0.15 * wave(time, 120_000, seed, table.id, "seated")));
}
