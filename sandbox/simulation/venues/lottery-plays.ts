// What can be bet on at each kind of draw, with its rule and price. Prices are the fair ones less the share
// that the house keeps, or the customary fixed ones.
import type { Draw } from "#contract/api/games.ts";
import type { Row } from "../data/catalogue-rows.ts";

type Play = Draw["plays"][number];
type Line = readonly [label: string, odds: number];

/** What a stake returns on average. */
const RETURN = 0.985;

export function playsOf(kind: Row<"draw">["kind"]): Play[] {
  return PLAYS[kind].map(([name, rule, lines]) => ({
    name,
    rule,
    rows: lines.map(([label, odds]) => ({ label, odds: odds.toFixed(2) })),
  }));
}

/** Decimal odds of a chance of `ways` in `all`. */
function fair(ways: number, all: number): number {
  return Math.floor(((all / ways) * RETURN + Number.EPSILON) * 100) / 100;
}

function even(labels: string): Line[] {
  return labels.split(" ").map((label) => [label, 1.98]);
}

/** How many of all results of equal dice or digits have each sum. */
function sums(count: number, low: number, high: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (let ball = 0; ball < count; ball++) {
    const next = new Map<number, number>();
    for (const [sum, number] of ways) {
      for (let value = low; value <= high; value++) {
        next.set(sum + value, (next.get(sum + value) ?? 0) + number);
      }
    }
    ways = next;
  }
  return ways;
}

const DICE_SUMS: Line[] = [...sums(3, 1, 6)].map(([sum, ways]) => [String(sum), fair(ways, 216)]);
const PAIR_OF_TEN: Line[] = Array.from({ length: 17 }, (_, index) => {
  const sum = index + 3;
  const pairs = Array.from({ length: 10 }, (_item, place) => place + 1).filter(
    (first) => sum - first >= 1 && sum - first <= 10 && sum - first !== first,
  );
  return [String(sum), fair(pairs.length, 90)];
});

const PLAYS: Readonly<
  Record<Row<"draw">["kind"], readonly (readonly [string, string, readonly Line[]])[]>
> = {
  digits: [
    ["定位胆", "选一个位置和一个号码，开奖号码在该位置相同即中。", [["每位一码", fair(1, 10)]]],
    ["总和", "五个号码相加，23 及以上为大，其余为小。", even("大 小 单 双")],
    [
      "龙虎",
      "万位大于个位为龙，小于为虎，相同为和。",
      [
        ["龙", fair(45, 100)],
        ["虎", fair(45, 100)],
        ["和", fair(10, 100)],
      ],
    ],
    ["五星直选", "五个号码与位置全部相同即中。", [["直选", fair(1, 100_000)]]],
    [
      "后三组选",
      "后三位号码相同，顺序不限。",
      [
        ["组选三", fair(3, 1000)],
        ["组选六", fair(6, 1000)],
      ],
    ],
    [
      "不定位",
      "所选号码在后三位出现即中。",
      [
        ["一码", fair(271, 1000)],
        ["二码", fair(54, 1000)],
      ],
    ],
  ],
  dice: [
    [
      "和值大小",
      "三颗骰子相加，11 及以上为大，4 至 10 为小，三同号通吃。",
      [
        ["大", fair(105, 216)],
        ["小", fair(105, 216)],
        ["单", fair(105, 216)],
        ["双", fair(105, 216)],
      ],
    ],
    ["和值", "猜中三颗骰子的和。", DICE_SUMS],
    [
      "三同号",
      "三颗骰子点数相同。",
      [
        ["单选", fair(1, 216)],
        ["通选", fair(6, 216)],
      ],
    ],
    ["二同号", "指定的点数至少出现两次。", [["复选", fair(16, 216)]]],
    ["三不同号", "三颗骰子与所选三个不同点数相同。", [["直选", fair(6, 216)]]],
    ["三连号", "三颗骰子点数相连。", [["通选", fair(24, 216)]]],
  ],
  race: [
    ["冠军", "猜第一名。", [["每号", fair(1, 10)]]],
    ["名次大小", "所选名次的号码，6 及以上为大。", even("大 小 单 双")],
    ["龙虎", "前五名与对应后五名比大小，大者为龙。", even("龙 虎")],
    ["冠亚和", "前两名号码相加。", PAIR_OF_TEN],
    [
      "冠亚和大小",
      "前两名号码相加，12 及以上为大。",
      [
        ["大", fair(40, 90)],
        ["小", fair(50, 90)],
        ["单", fair(50, 90)],
        ["双", fair(40, 90)],
      ],
    ],
    ["前二直选", "前两名号码与顺序相同。", [["直选", fair(1, 90)]]],
  ],
  six49: [
    ["特码", "猜中特别号码。", [["每号", 48.5]]],
    ["特码两面", "特码 25 及以上为大，49 为和局退本金。", even("大 小 单 双")],
    ["正码", "所选号码在六个正码中出现。", [["每号", fair(6, 49)]]],
    [
      "特码尾数",
      "特码的个位数。",
      [
        ["0 尾", fair(4, 49)],
        ["1 至 9 尾", fair(5, 49)],
      ],
    ],
    [
      "色波",
      "特码的颜色。",
      [
        ["红波", fair(17, 49)],
        ["蓝波", fair(16, 49)],
        ["绿波", fair(16, 49)],
      ],
    ],
    [
      "连码",
      "所选号码全部在正码中出现。",
      [
        ["二全中", fair(15, 1176)],
        ["三全中", fair(20, 18_424)],
      ],
    ],
  ],
  eleven: [
    [
      "任选",
      "所选号码全部在五个开奖号码中出现。",
      [
        ["任选一", fair(5, 11)],
        ["任选二", fair(10, 55)],
        ["任选三", fair(10, 165)],
        ["任选四", fair(5, 330)],
        ["任选五", fair(1, 462)],
      ],
    ],
    ["前一直选", "第一个号码。", [["每号", fair(1, 11)]]],
    ["前二直选", "前两个号码与顺序相同。", [["直选", fair(1, 110)]]],
    ["前三组选", "前三个号码相同，顺序不限。", [["组选", fair(1, 165)]]],
    ["总和", "五个号码相加，31 及以上为大，30 为和局退本金。", even("大 小 单 双")],
    ["龙虎", "第一个号码大于第五个为龙。", even("龙 虎")],
  ],
};
