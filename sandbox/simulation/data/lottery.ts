import type { SeedDraw } from "./catalogue-rows.ts";

type Line = readonly [
  id: string,
  name: string,
  kind: SeedDraw["kind"],
  vendor: string,
  everySeconds: number,
  prize: string,
];

/** `kind`: five digits, three dice, ten in a race, six of 49 with a special ball, five of eleven. */
const LINES: readonly Line[] = [
  ["jisu-five", "极速流光彩", "digits", "cloud-lottery", 45, "¥880,000"],
  ["lotus-six", "莲开六合", "six49", "petal-lottery", 300, "¥8,000,000"],
  ["minute-orbit", "分分星轨彩", "digits", "cloud-lottery", 60, "¥1,200,000"],
  ["race-boat", "极速龙舟赛", "race", "comet-lottery", 75, "¥960,000"],
  ["quick-steps", "云阶快三", "dice", "ladder-lottery", 60, "¥360,000"],
  ["eleven-wave", "碧波十一选五", "eleven", "spring-lottery", 180, "¥1,170,000"],
  ["moon-six", "望月六合", "six49", "polaris-lottery", 600, "¥12,000,000"],
  ["petal-three", "落英快三", "dice", "petal-lottery", 90, "¥420,000"],
  ["cloud-race", "云海飞车", "race", "jubilee-lottery", 120, "¥1,000,000"],
  ["five-minute", "五分天机彩", "digits", "polaris-lottery", 300, "¥2,000,000"],
  ["harbor-eleven", "渔火十一选五", "eleven", "lantern-lottery", 300, "¥990,000"],
  ["express-six", "极速六合", "six49", "comet-lottery", 60, "¥3,600,000"],
];

export const DRAWS: readonly SeedDraw[] = LINES.map(
  ([id, name, kind, vendor, everySeconds, prize]) => ({
    id,
    name,
    kind,
    vendor,
    everySeconds,
    prize,
  }),
);
