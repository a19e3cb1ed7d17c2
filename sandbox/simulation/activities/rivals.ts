// Other members in a race: made up from the seed, with scores that only rise.
import type { RaceAt, Rival } from "../../backend/activities/rivals.ts";
import { HOUR } from "../../backend/time/china-time.ts";
import { between, pick, unit } from "../random.ts";

const NAMES =
  "lin chen wei hao xu mei tang yun bo qing shan lu ye jia tao fang ning zhou kai rui".split(" ");
/** Beyond the last prize. */
const MORE = 14;

/** The best score of a day's round: cents, cents, hundredths. */
const BEST = { turnover: 180_000_000, win: 24_000_000, multiple: 288_000 } as const;

export function rivalsAt(seed: number, race: RaceAt, time: number): Rival[] {
  const last = Math.max(...race.race.prizes.map(({ to }) => to));
  return Array.from({ length: last + MORE }, (_, index) => {
    const part = (what: string) =>
      [seed, race.site, race.activity, race.round, index, what] as const;
    const name = `${pick(NAMES, ...part("name"))}${between(10, 9999, ...part("number"))}`;
    return { name, score: scoreAt(race, { index, time }, part) };
  }).filter(({ score }) => score > 0);
}

function scoreAt(
  { race, from, to }: RaceAt,
  { index, time }: { readonly index: number; readonly time: number },
  part: (what: string) => readonly (string | number)[],
): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  const days = race.metric === "multiple" ? 1 : Math.max(1, (to - from) / (24 * HOUR)) ** 0.7;
  const best = BEST[race.metric] * days * (0.85 + 0.3 * unit(...part("best")));
  const final = best / (index + 1) ** 0.62;
  if (race.metric === "multiple") {
    // The best game so far: a first one early, the final one at some moment.
    const hit = unit(...part("hit"));
    const early = 0.1 + 0.3 * unit(...part("early"));
    return Math.floor(share >= hit ? final : share >= hit * early ? final * early : 0);
  }
  const pace = 0.7 + 0.6 * unit(...part("pace"));
  const whole = race.minCents > 0 ? race.minCents : 1;
  return Math.floor((final * share ** pace) / whole) * whole;
}
