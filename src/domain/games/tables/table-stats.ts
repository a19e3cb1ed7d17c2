// At most three figures from a live table's history.
import type { LiveTable } from "#contract/api/venue-info.ts";
import { countRoad } from "#lib/text/big-road.ts";
import { numberSide, SIC_BO_BIG } from "./number-side.ts";

export interface TableStat {
  /** Key of `bets` in the texts. */
  readonly bet:
    | "banker"
    | "player"
    | "tie"
    | "dragon"
    | "tiger"
    | "big"
    | "small"
    | "odd"
    | "even"
    | "niu"
    | "noNiu";
  readonly value: string;
}

export function tableStats({
  game,
  road,
  numbers,
}: Pick<LiveTable, "game" | "road" | "numbers">): TableStat[] {
  if (game === "baccarat" || game === "dragonTiger") {
    const { banker, player, tie } = countRoad(road);
    const [first, second] =
      game === "baccarat" ? (["banker", "player"] as const) : (["dragon", "tiger"] as const);
    return [
      { bet: first, value: String(banker) },
      { bet: second, value: String(player) },
      { bet: "tie", value: String(tie) },
    ];
  }
  if (game === "sicBo") return shares("big", "small", numbers, (value) => value >= SIC_BO_BIG);
  if (game === "niuNiu") return shares("niu", "noNiu", numbers, (value) => value > 0);
  // Zero is neither odd nor even at a roulette table.
  const counted = numbers.filter((value) => value !== 0);
  return shares("odd", "even", counted, (value) => value % 2 === 1);
}

function shares(
  hit: TableStat["bet"],
  miss: TableStat["bet"],
  numbers: readonly number[],
  test: (value: number) => boolean,
): TableStat[] {
  if (numbers.length === 0) return [];
  const percent = Math.round((numbers.filter(test).length / numbers.length) * 100);
  return [
    { bet: hit, value: `${percent}%` },
    { bet: miss, value: `${100 - percent}%` },
  ];
}

const RED = new Set(["red", "big", "niu"]);

export function tableTone(game: LiveTable["game"]): (value: number) => "red" | "green" | "dark" {
  if (game === "baccarat" || game === "dragonTiger") return () => "dark";
  return (value) => {
    const side = numberSide(game, value);
    if (side === "zero") return "green";
    return RED.has(side) ? "red" : "dark";
  };
}
