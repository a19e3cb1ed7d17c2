// What can be bet on in a draw. The lobby prints these plays and the game settles them. Odds are decimal:
// the stake is part of the payout.
import type { Row } from "../../../data/catalogue-rows.ts";
import type { DrawResult } from "../../lottery-draw.ts";
import { exactDraw, sumCounts } from "./lottery-counts.ts";

export type LotteryKind = Row<"draw">["kind"];
export type Balls = Pick<DrawResult, "balls" | "special">;

export interface PlayRow {
  readonly key: string;
  /** The name of its play. */
  readonly play: string;
  readonly label: string;
  readonly odds: number;
  /** Probability of winning. */
  readonly chance: number;
  readonly wins: (result: Balls) => boolean;
}

export interface Play {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  readonly rows: readonly PlayRow[];
}

type Wins = PlayRow["wins"];
type RowLine = readonly [key: string, label: string, chance: number, wins: Wins];

/** Odds are the fair price less the house's share, cut to two decimals. */
function play(
  key: string,
  name: string,
  rule: string,
  { pays, rows }: { readonly pays: number; readonly rows: readonly RowLine[] },
): Play {
  return {
    key,
    name,
    rule,
    rows: rows.map(([row, label, chance, wins]) => ({
      key: row,
      play: name,
      label,
      odds: Math.floor((pays / chance) * 100 + 1e-6) / 100,
      chance,
      wins,
    })),
  };
}

const numbers = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);
const total = ({ balls }: Balls) => balls.reduce((sum, ball) => sum + ball, 0);
const first = ({ balls }: Balls) => balls[0] ?? 0;
const last = ({ balls }: Balls) => balls.at(-1) ?? 0;
const pair = ({ balls }: Balls) => (balls[0] ?? 0) + (balls[1] ?? 0);
const special = (result: Balls) => result.special ?? 0;

/** Large, small, odd and even of a value; values from `large` on are large. */
function sides(
  value: (result: Balls) => number,
  large: number,
  chances: { readonly large: number; readonly odd: number },
): RowLine[] {
  return [
    ["large", "大", chances.large, (result) => value(result) >= large],
    ["small", "小", 1 - chances.large, (result) => value(result) < large],
    ["odd", "单", chances.odd, (result) => value(result) % 2 === 1],
    ["even", "双", 1 - chances.odd, (result) => value(result) % 2 === 0],
  ];
}

function dragonTiger(tie: number): RowLine[] {
  const rows: RowLine[] = [
    ["dragon", "龙", (1 - tie) / 2, (result) => first(result) > last(result)],
    ["tiger", "虎", (1 - tie) / 2, (result) => first(result) < last(result)],
  ];
  return tie === 0
    ? rows
    : [...rows, ["tie", "和", tie, (result) => first(result) === last(result)]];
}

function position(name: string, index: number, [low, high]: readonly [number, number]): Play {
  const chance = 1 / (high - low + 1);
  const rows = numbers(low, high).map((ball): RowLine => [
    String(ball),
    String(ball),
    chance,
    ({ balls }) => balls[index] === ball,
  ]);
  return play(`at${index + 1}`, name, `猜中${name}的号码`, { pays: 0.98, rows });
}

/** The number is among the balls, wherever. */
function anyPlace(name: string, rule: string, high: number, chance: number): Play {
  const rows = numbers(1, high).map((ball): RowLine => [
    String(ball),
    String(ball),
    chance,
    ({ balls }) => balls.includes(ball),
  ]);
  return play("any", name, rule, { pays: 0.96, rows });
}

/** Shape of the first three digits. */
function shape({ balls }: Balls): "triple" | "run" | "pair" | "mixed" {
  const [a = 0, b = 0, c = 0] = balls.slice(0, 3).toSorted((left, right) => left - right);
  if (a === c) return "triple";
  if (a === b || b === c) return "pair";
  return b === a + 1 && c === b + 1 ? "run" : "mixed";
}

function digits(): Play[] {
  const rows: RowLine[] = [
    ["triple", "豹子", 0.01, (result) => shape(result) === "triple"],
    ["run", "顺子", 0.048, (result) => shape(result) === "run"],
    ["pair", "对子", 0.27, (result) => shape(result) === "pair"],
    ["mixed", "杂六", 0.672, (result) => shape(result) === "mixed"],
  ];
  return [
    play("sum", "总和两面", "五个号码之和，23 及以上为大", {
      pays: 0.98,
      rows: sides(total, 23, { large: 0.5, odd: 0.5 }),
    }),
    play("dragon", "龙虎和", "第一球大于第五球为龙，小于为虎，相等为和", {
      pays: 0.98,
      rows: dragonTiger(0.1),
    }),
    ...["第一球", "第二球", "第三球", "第四球", "第五球"].map((name, index) =>
      position(name, index, [0, 9]),
    ),
    play("front", "前三形态", "前三球：三个相同为豹子，三个相连为顺子，两个相同为对子", {
      pays: 0.96,
      rows,
    }),
  ];
}

function dice(): Play[] {
  const counts = sumCounts(exactDraw("dice"), total);
  const totals = numbers(3, 18).map((sum): RowLine => [
    String(sum),
    String(sum),
    (counts.get(sum) ?? 0) / 216,
    (result) => total(result) === sum,
  ]);
  const different = ({ balls }: Balls) => new Set(balls).size;
  const shapes: RowLine[] = [
    ["different", "三不同", 120 / 216, (result) => different(result) === 3],
    ["pair", "对子", 90 / 216, (result) => different(result) === 2],
    ["triple", "豹子", 6 / 216, (result) => different(result) === 1],
  ];
  const faces = numbers(1, 6).map((face): RowLine => [
    String(face),
    String(face),
    91 / 216,
    ({ balls }) => balls.includes(face),
  ]);
  return [
    play("sum", "和值两面", "三个点数之和，11 及以上为大", {
      pays: 0.98,
      rows: sides(total, 11, { large: 0.5, odd: 0.5 }),
    }),
    play("total", "和值", "猜中三个点数之和", { pays: 0.95, rows: totals }),
    play("face", "三军", "任一骰子出现所选点数", { pays: 0.97, rows: faces }),
    play("shape", "形态", "三个点数都不同、恰有两个相同或全部相同", { pays: 0.96, rows: shapes }),
  ];
}

function race(): Play[] {
  const totals = numbers(3, 19).map((sum): RowLine => {
    const pairs = numbers(1, 10).filter(
      (ball) => sum - ball !== ball && sum - ball >= 1 && sum - ball <= 10,
    );
    return [String(sum), String(sum), pairs.length / 90, (result) => pair(result) === sum];
  });
  return [
    play("pair", "冠亚和两面", "冠军与亚军号码之和，12 及以上为大", {
      pays: 0.98,
      rows: sides(pair, 12, { large: 40 / 90, odd: 50 / 90 }),
    }),
    play("dragon", "龙虎", "冠军号码大于第十名为龙，小于为虎", {
      pays: 0.98,
      rows: dragonTiger(0),
    }),
    ...["冠军", "亚军", "季军"].map((name, index) => position(name, index, [1, 10])),
    play("total", "冠亚和值", "猜中冠军与亚军号码之和", { pays: 0.95, rows: totals }),
  ];
}

function six49(): Play[] {
  const straight = numbers(1, 49).map((ball): RowLine => [
    String(ball),
    String(ball),
    1 / 49,
    (result) => special(result) === ball,
  ]);
  const tails = numbers(0, 9).map((tail): RowLine => [
    String(tail),
    `${tail} 尾`,
    (tail === 0 ? 4 : 5) / 49,
    (result) => special(result) % 10 === tail,
  ]);
  return [
    play("sides", "特码两面", "特码 25 及以上为大", {
      pays: 0.97,
      rows: sides(special, 25, { large: 25 / 49, odd: 25 / 49 }),
    }),
    play("special", "特码", "猜中特码", { pays: 0.96, rows: straight }),
    play("tail", "特码尾数", "猜中特码的个位数", { pays: 0.96, rows: tails }),
    anyPlace("正码", "所选号码出现在六个正码中", 49, 6 / 49),
  ];
}

function eleven(): Play[] {
  const all = exactDraw("eleven");
  const counts = sumCounts(all, total);
  const share = (fits: (sum: number) => boolean) =>
    [...counts].reduce((sum, [value, times]) => (fits(value) ? sum + times : sum), 0) / all.length;
  const rows = sides(total, 31, {
    large: share((sum) => sum >= 31),
    odd: share((sum) => sum % 2 === 1),
  });
  return [
    play("sum", "总和两面", "五个号码之和，31 及以上为大", { pays: 0.97, rows }),
    play("dragon", "龙虎", "第一球大于第五球为龙，小于为虎", { pays: 0.98, rows: dragonTiger(0) }),
    position("第一球", 0, [1, 11]),
    anyPlace("任选一中一", "所选号码出现在五个号码中", 11, 5 / 11),
  ];
}

export const LOTTERY_PLAYS: Readonly<Record<LotteryKind, readonly Play[]>> = {
  digits: digits(),
  dice: dice(),
  race: race(),
  six49: six49(),
  eleven: eleven(),
};

/** @returns undefined for an unknown play or row */
export function findPlay(kind: LotteryKind, playKey: string, rowKey: string): PlayRow | undefined {
  const found = LOTTERY_PLAYS[kind].find(({ key }) => key === playKey);
  return found?.rows.find(({ key }) => key === rowKey);
}

/** The share of stakes that each play returns, in percent. */
export function playReturns(kind: LotteryKind) {
  return LOTTERY_PLAYS[kind].map(({ name, rows }) => {
    const shares = rows.map(({ odds, chance }) => Math.round(odds * chance * 10_000) / 100);
    return { bet: name, low: Math.min(...shares), high: Math.max(...shares) };
  });
}
