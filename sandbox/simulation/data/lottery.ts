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
  ["jisu-five", "极速流光彩", "digits", "cloud-lottery", 45, "¥\u00A0880,000"],
  ["lotus-six", "莲开六合", "six49", "petal-lottery", 300, "¥\u00A08,000,000"],
  ["minute-orbit", "分分星轨彩", "digits", "cloud-lottery", 60, "¥\u00A01,200,000"],
  ["race-boat", "极速龙舟赛", "race", "comet-lottery", 75, "¥\u00A0960,000"],
  ["quick-steps", "云阶快三", "dice", "ladder-lottery", 60, "¥\u00A0360,000"],
  ["eleven-wave", "碧波十一选五", "eleven", "spring-lottery", 180, "¥\u00A01,170,000"],
  ["moon-six", "望月六合", "six49", "polaris-lottery", 600, "¥\u00A012,000,000"],
  ["petal-three", "落英快三", "dice", "petal-lottery", 90, "¥\u00A0420,000"],
  ["cloud-race", "云海飞车", "race", "jubilee-lottery", 120, "¥\u00A01,000,000"],
  ["five-minute", "五分天机彩", "digits", "polaris-lottery", 300, "¥\u00A02,000,000"],
  ["harbor-eleven", "渔火十一选五", "eleven", "lantern-lottery", 300, "¥\u00A0990,000"],
  ["express-six", "极速六合", "six49", "comet-lottery", 60, "¥\u00A03,600,000"],
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
