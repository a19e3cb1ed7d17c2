import { expect, it } from "vitest";
import { netBars } from "./net-chart.ts";

const row = (key: string, netCents: number) => ({ key, netCents });

it("stands profits on the line and hangs losses from it, in one scale", () => {
  const { bars, zero, best, worst } = netBars([row("a", 3000), row("b", -1000)], {
    width: 200,
    height: 92,
  });
  expect([best, worst, zero]).toEqual([3000, -1000, 66]);
  expect(bars).toEqual([
    { key: "a", lost: false, x: 36, y: 6, width: 28, height: 60 },
    { key: "b", lost: true, x: 136, y: 66, width: 28, height: 20 },
  ]);
});

it("has no best or worst day without bets", () => {
  expect(netBars([], { width: 200, height: 92 })).toMatchObject({ bars: [], best: 0, worst: 0 });
});
