// A lottery of five digits for tests.
import type { Draw } from "#contract/api/venue-info.ts";

export function sampleDraw(change: Partial<Draw> = {}): Draw {
  return {
    kind: "draw",
    id: "jisu-five",
    name: "极速流光彩",
    spellings: "",
    issue: "202611210953",
    everySeconds: 60,
    secondsLeft: 30,
    balls: [1, 7, 0, 4, 9],
    special: null,
    facts: ["和值 21", "小", "单", "虎"],
    history: [],
    frequency: Array.from({ length: 10 }, () => 50),
    prize: "¥880,000",
    enName: "CLOUDCP",
    opensAt: null,
    plays: [],
    ...change,
  };
}
