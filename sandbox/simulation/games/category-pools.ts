// The jackpot network of a category: three pools, each grows until it is won.
import type * as v from "valibot";
import type { bonusPools } from "#contract/api/jackpots.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { between, unit } from "../random.ts";
import { type Winner, winnerName, winners } from "../venues/latest-wins.ts";
import type { WorldContext } from "../world-context.ts";
import { type JackpotPlan, jackpotAt } from "./jackpots.ts";

type Response = v.InferOutput<typeof bonusPools.response>;

const NAMES: Readonly<Record<VenueSwitch, string>> = {
  sport: "体育幸运奖池",
  realbet: "真人联桌奖池",
  chess: "棋牌通场奖池",
  gaming: "电竞竞猜奖池",
  lottery: "彩票累积奖池",
  egame: "电子联网奖池",
  fishing: "捕鱼同池大奖",
};

const HOUR = 3_600_000;
interface Tier {
  readonly name: string;
  readonly yuan: number;
  readonly hours: number;
}
const TIERS: readonly Tier[] = [
  { name: "巨奖", yuan: 4_200_000, hours: 220 },
  { name: "大奖", yuan: 360_000, hours: 31 },
  { name: "幸运奖", yuan: 18_000, hours: 1.4 },
];
const WINNERS = 12;

export function categoryPools(
  { view, world, time }: WorldContext,
  venue: VenueSwitch,
  played: readonly string[],
): Response {
  const { seed } = world;
  const pools = TIERS.map((tier) => {
    const plan = planOf(seed, `${view.site.id} ${venue}`, tier);
    return { ...tier, plan, ...jackpotAt(seed, plan, time) };
  });
  const jackpots = pools.map(({ name, plan, wonAt, wonCents }): Winner => ({
    player: winnerName(seed, plan.key, wonAt),
    game: `${NAMES[venue]} · ${name}`,
    cents: wonCents,
    wonAt,
  }));
  const wins = [...jackpots, ...winners(seed, `${view.site.id} ${venue}`, played, time)];
  return {
    name: NAMES[venue],
    image: `/media/jackpot/${venue}.svg`,
    note: "每注的一部分计入奖池，任意一注均有机会触发",
    totalCents: pools.reduce((sum, { cents }) => sum + cents, 0),
    centsPerSecond: pools.reduce((sum, { plan }) => sum + plan.centsPerSecond, 0),
    pools: pools.map(({ name, cents }) => ({ name, cents })),
    winners: wins.toSorted((left, right) => right.wonAt - left.wonAt).slice(0, WINNERS),
  };
}

function planOf(seed: number, owner: string, { name, yuan, hours }: Tier): JackpotPlan {
  const key = `${owner} ${name}`;
  const baseCents =
    Math.round(yuan * (0.7 + 0.6 * unit(seed, key, "base"))) * 100 + between(0, 99, key);
  const span = hours * HOUR;
  // It about doubles before it is won.
  return { key, baseCents, span, centsPerSecond: Math.ceil(baseCents / (span / 1000)) };
}
