import { describe, expect, it } from "vitest";
import { carryClock, clockTime, eventMinute } from "./match-clock.ts";

describe("one moment, as a clock and as the minute of an event", () => {
  it.each([
    ["FT", "1H", 0, "00:00", "1"],
    ["FT", "1H", 2292, "38:12", "39"],
    ["FT", "1H", 2699, "44:59", "45"],
    ["FT", "1H", 2700, "45+1", "45+1"],
    ["FT", "1H", 2790, "45+2", "45+2"],
    ["FT", "2H", 2790, "46:30", "47"],
    ["FT", "2H", 5399, "89:59", "90"],
    ["FT", "2H", 5550, "90+3", "90+3"],
    ["FT", "OT1", 5550, "92:30", "93"],
    ["OP", "1H", 2790, "46:30", "47"],
    ["BK", "Q1", 65, "01:05", "2"],
  ] as const)("%s %s %i", (sport, period, seconds, clock, minute) => {
    expect(clockTime({ sport, period, seconds })).toBe(clock);
    expect(eventMinute({ sport, period, seconds })).toBe(minute);
  });
});

describe("a printed clock between two answers", () => {
  it.each([
    ["下半场 67:58", "FT", 3, "下半场 68:01"],
    ["上半场 10:00", "FT", 500, "上半场 10:06"],
    ["第三节 04:31", "BK", 2, "第三节 04:29"],
    ["第四节 00:01", "BK", 3, "第四节 00:00"],
    ["第二盘 4-3", "TN", 3, "第二盘 4-3"],
    ["半场休息", "FT", 3, "半场休息"],
    ["上半场 45+2", "FT", 3, "上半场 45+2"],
    ["上半场 44:58", "FT", 5, "上半场 44:59"],
    ["下半场 45:00", "FT", 5, "下半场 45:05"],
    ["下半场 89:58", "FT", 5, "下半场 89:59"],
    ["第2局 44:58", "LOL", 5, "第2局 45:03"],
  ] as const)("%s", (clock, sport, seconds, later) => {
    expect(carryClock({ clock, sport }, seconds)).toBe(later);
  });
});
