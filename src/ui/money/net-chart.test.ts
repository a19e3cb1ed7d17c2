import { expect, it } from "vitest";
import { labelled, netBars } from "./net-chart.ts";

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

it("has a scale with zero, the best and the worst day, none written over another", () => {
  const scale = (...nets: readonly number[]) =>
    netBars(
      nets.map((net, at) => row(String(at), net)),
      { width: 200, height: 92 },
    ).marks;
  expect(scale(3000, -1000)).toEqual([
    { cents: 3000, y: 6 },
    { cents: 0, y: 66 },
    { cents: -1000, y: 86 },
  ]);
  expect(scale(3000, -50).map(({ cents }) => cents)).toEqual([3000, 0]);
  expect(scale(-200, -400).map(({ cents }) => cents)).toEqual([0, -400]);
  expect(scale(0).map(({ cents }) => cents)).toEqual([0]);
});

it("writes as many days as fit, at equal distances, with the last", () => {
  const days = (count: number) => [...labelled(count, 6)].toSorted((one, other) => one - other);
  expect(days(1)).toEqual([0]);
  expect(days(6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(days(7)).toEqual([0, 2, 4, 6]);
  expect(days(30)).toEqual([4, 9, 14, 19, 24, 29]);
});
