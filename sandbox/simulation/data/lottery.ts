import type { SeedDraw } from "./catalogue-rows.ts";

/** `kind`: five digits, three dice, ten in a race, six of 49 with a special ball, five of eleven. */
export const DRAWS: readonly SeedDraw[] = [
  { id: "jisu-five", name: "极速流光彩", kind: "digits", everySeconds: 45, prize: "¥880,000" },
  { id: "lotus-six", name: "莲开六合", kind: "six49", everySeconds: 300, prize: "¥8,000,000" },
  { id: "minute-orbit", name: "分分星轨彩", kind: "digits", everySeconds: 60, prize: "¥1,200,000" },
  { id: "race-boat", name: "极速龙舟赛", kind: "race", everySeconds: 75, prize: "¥960,000" },
  { id: "quick-steps", name: "云阶快三", kind: "dice", everySeconds: 60, prize: "¥360,000" },
  {
    id: "eleven-wave",
    name: "碧波十一选五",
    kind: "eleven",
    everySeconds: 180,
    prize: "¥1,170,000",
  },
  { id: "moon-six", name: "望月六合", kind: "six49", everySeconds: 600, prize: "¥12,000,000" },
  { id: "petal-three", name: "落英快三", kind: "dice", everySeconds: 90, prize: "¥420,000" },
  { id: "cloud-race", name: "云海飞车", kind: "race", everySeconds: 120, prize: "¥1,000,000" },
  { id: "five-minute", name: "五分天机彩", kind: "digits", everySeconds: 300, prize: "¥2,000,000" },
  {
    id: "harbor-eleven",
    name: "渔火十一选五",
    kind: "eleven",
    everySeconds: 300,
    prize: "¥990,000",
  },
  { id: "express-six", name: "极速六合", kind: "six49", everySeconds: 60, prize: "¥3,600,000" },
];
