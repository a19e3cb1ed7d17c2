import { expect, it } from "vitest";
import { changeFilter, readFilter as read, writeFilter } from "./page-filter.ts";

it("defaults to football in play", () => {
  expect(read("")).toEqual({
    sport: "FT",
    show: "RB",
    date: null,
    leagues: [],
    only: null,
    pick: null,
    of: null,
    sort: null,
  });
});

it("survives the round trip through the address", () => {
  const text = "sport=BK&show=FU&date=2026-11-22&leagues=isles-bk%2C100021&only=tracker&sort=time";
  expect(writeFilter(read(text))).toBe(text);
  expect(writeFilter(read("sport=FT&show=RB"))).toBe("");
});

it("ignores unknown values", () => {
  expect(read("sport=XX&show=YY&date=tomorrow&leagues=<b>,ok&only=all&sort=name")).toEqual({
    ...read(""),
    leagues: ["ok"],
  });
  // Only early matches have days.
  expect(read("show=RB&date=2026-11-22").date).toBeNull();
});

it("looks for an outright that is named alone among those of all sports", () => {
  expect(read("contest=FT-1")).toMatchObject({ sport: "FS", show: "FSFU" });
  expect(read("contest=FT-1&sport=FT&show=FSFT")).toMatchObject({ sport: "FT", show: "FSFT" });
});

it("resets date and leagues with the show type", () => {
  const early = read("show=FU&date=later&leagues=100021&only=tracker");
  expect(changeFilter(early, { show: "RB" })).toEqual(read(""));
  expect(changeFilter(early, { date: "2026-11-23" }).leagues).toEqual(["100021"]);
});

it("drops the leagues of another sport, and keeps the day", () => {
  const early = read("show=FU&date=later&leagues=100021");
  const tennis = changeFilter(early, { sport: "TN" });
  expect(tennis.leagues).toEqual([]);
  expect(tennis.date).toBe("later");
});

it("keeps a picked list until another is chosen", () => {
  const team = read("pick=team&of=huaxia-2");
  expect(writeFilter(team)).toBe("pick=team&of=huaxia-2");
  expect(changeFilter(team, { sort: "time" })).toMatchObject({ pick: "team", of: "huaxia-2" });
  expect(changeFilter(team, { pick: "soon" })).toMatchObject({ pick: "soon", of: null });
  expect(changeFilter(team, { show: "FT" })).toMatchObject({ pick: null, of: null });
  // A team needs its id.
  expect(read("pick=team&of=<b>").pick).toBeNull();
  expect(read("pick=everything").pick).toBeNull();
});

it("shows outrights for the outright sport type, and leaves them with it", () => {
  const champions = read("sport=FS");
  expect(champions.show).toBe("FSFT");
  expect(changeFilter(champions, { sport: "FT" }).show).toBe("RB");
  expect(changeFilter(read("show=FSFU"), { sport: "BK" }).show).toBe("FSFU");
});
