import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardGroups } from "./board/board-groups.ts";
import { byStage, passedShare, tournamentStage } from "./cup/tournament-stage.ts";
import { sampleMatch } from "./sample-match.ts";
import { matchHours } from "./schedule/match-hours.ts";
import { readAddress, writeAddress } from "#lib/browser/address.ts";
import { GAMING_FIELDS } from "./desk/use-gaming-address.ts";

const matches = fc.array(
  fc
    .record({
      id: fc.uuid(),
      live: fc.boolean(),
      sport: fc.constantFrom("THRONE", "STAR"),
      startsAt: fc.integer({ min: 1_763_700_000_000, max: 1_763_800_000_000 }),
    })
    .map((change) => sampleMatch(change)),
  { maxLength: 60 },
);

describe("odds board", () => {
  it("has matches in play first, no more rows than asked for, and counts all of them", () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: 1, max: 70 }), (all, most) => {
        const groups = boardGroups(all, { game: null, show: "all" }, most);
        const rows = groups.flatMap((group) => group.matches);
        expect(rows).toHaveLength(Math.min(most, all.length));
        expect(rows.map(({ live }) => live)).toEqual(
          rows.map(({ live }) => live).toSorted((a, b) => Number(b) - Number(a)),
        );
        const known = groups.reduce((sum, { count }) => sum + count, 0);
        expect(known).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  it("filters by game and state", () => {
    const all = [sampleMatch(), sampleMatch({ id: "STAR1", sport: "STAR", live: false })];
    expect(boardGroups(all, { game: "STAR", show: "all" }, 9)).toMatchObject([{ key: "next" }]);
    expect(boardGroups(all, { game: "STAR", show: "live" }, 9)).toEqual([]);
    expect(boardGroups(all, { game: null, show: "live" }, 9)).toMatchObject([{ count: 1 }]);
  });
});

describe("schedule", () => {
  it("has every coming match once, in its hour, in the order of the start", () => {
    fc.assert(
      fc.property(matches, (all) => {
        const hours = matchHours(all);
        const listed = hours.flatMap((hour) => hour.matches);
        expect(listed).toHaveLength(all.filter(({ live }) => !live).length);
        const starts = listed.map(({ startsAt }) => startsAt);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const { at, matches: list } of hours) {
          for (const { startsAt } of list) {
            expect(startsAt - at).toBeGreaterThanOrEqual(0);
            expect(startsAt - at).toBeLessThan(3_600_000);
          }
        }
      }),
    );
  });
});

describe("tournaments", () => {
  const dates = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    .map(([startsAt, length]) => ({ startsAt, endsAt: startsAt + length }));

  it("running ones come first, and a share is between none and all", () => {
    fc.assert(
      fc.property(fc.array(dates), fc.integer({ min: 0, max: 2000 }), (list, now) => {
        const stages = byStage(list, now).map((one) => tournamentStage(one, now));
        const rank = { running: 0, next: 1, over: 2 } as const;
        const ranks = stages.map((stage) => rank[stage]);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const one of list) {
          const share = passedShare(one, now);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it("the address is read as it was written, and nonsense is left out", () => {
  const address = { game: "THRONE", show: "live", cup: "throne-58" } as const;
  expect(readAddress(GAMING_FIELDS, writeAddress(GAMING_FIELDS, address))).toEqual(address);
  expect(readAddress(GAMING_FIELDS, "game=<b>&show=x&cup=<i>")).toEqual({
    game: null,
    show: "all",
    cup: null,
  });
});
