import { expect, it } from "vitest";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { ALL_VENUES, categoriesOf, filterVenues, unfolded } from "./venue-filter.ts";

const venue = (channelCode: string, fields: Partial<VenueMoney> = {}): VenueMoney => ({
  channelCode,
  name: channelCode,
  category: "DZ",
  cents: 0,
  failure: null,
  opensAt: null,
  locked: null,
  ...fields,
});

const VENUES = [
  venue("HPDZ", { name: "琥珀遊戲" }),
  venue("QLZR", { name: "青鸾真人", category: "ZR", cents: 100 }),
  venue("XNDZ", { name: "玄鸟科技", cents: null, failure: "x" }),
];
const codes = (filter: Partial<typeof ALL_VENUES>) =>
  filterVenues(VENUES, { ...ALL_VENUES, ...filter }).map(({ channelCode }) => channelCode);

it("puts venues with money first, those without it last", () => {
  expect(codes({})).toEqual(["QLZR", "XNDZ", "HPDZ"]);
});

it("keeps the site's order while balances arrive", () => {
  const waiting = [...VENUES, venue("CFDZ", { cents: null })];
  expect(filterVenues(waiting, ALL_VENUES).map(({ channelCode }) => channelCode)).toEqual([
    "HPDZ",
    "QLZR",
    "XNDZ",
    "CFDZ",
  ]);
});

it("folds venues without money while all are shown, unless no venue has any", () => {
  expect(unfolded(VENUES, ALL_VENUES)).toBe(2);
  expect(unfolded(VENUES, { ...ALL_VENUES, category: "ZR" })).toBeNull();
  expect(unfolded([...VENUES, venue("CFDZ", { cents: null })], ALL_VENUES)).toBeNull();
  expect(unfolded([venue("HPDZ"), venue("XNDZ")], ALL_VENUES)).toBeNull();
  const unknown = venue("XNDZ", { cents: null, failure: "x" });
  expect(unfolded([venue("HPDZ"), unknown], ALL_VENUES)).toBeNull();
  expect(unfolded([venue("HPDZ", { cents: 1 })], ALL_VENUES)).toBeNull();
});

it("finds by name and by code, within a category", () => {
  expect(codes({ query: " 遊戲 " })).toEqual(["HPDZ"]);
  expect(codes({ query: "xnd" })).toEqual(["XNDZ"]);
  expect(codes({ category: "ZR" })).toEqual(["QLZR"]);
  expect(codes({ category: "ZR", query: "玄鸟" })).toEqual([]);
});

it("keeps venues with an unknown balance when empty ones are hidden", () => {
  expect(codes({ holding: true })).toEqual(["QLZR", "XNDZ"]);
});

it("lists the categories there are", () => {
  expect(categoriesOf(VENUES)).toEqual(["DZ", "ZR"]);
});
