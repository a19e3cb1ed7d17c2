import { beforeAll, expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { isBusyPage, mayCelebrate } from "./may-celebrate.ts";

const calm = { path: "/home", openLayers: 0, moneyOpen: false };

beforeAll(() => {
  const load = () => Promise.reject(new Error("not opened"));
  setBrand(sampleEntry({}, { pages: ROUTES.map((route) => ({ route, texts: null, load })) }));
});

it("waits for bets, open dialogs, games and payments", () => {
  expect(mayCelebrate(calm)).toBe(true);
  expect(mayCelebrate({ ...calm, moneyOpen: true })).toBe(false);
  expect(mayCelebrate({ ...calm, openLayers: 1 })).toBe(false);
  expect(mayCelebrate({ ...calm, path: "/game/sport" })).toBe(false);
  expect(mayCelebrate({ ...calm, path: "/mine/vip" })).toBe(true);
});

it("knows every page with games or with money on its way", () => {
  const paths = ROUTES.map(({ path }) => path);
  const busy = paths.filter((path) => /^\/(?:game|pg|dz)\/|Wait$|money$/.test(path));
  expect(busy.length).toBeGreaterThan(10);
  expect(busy.filter((path) => !isBusyPage(path))).toEqual([]);
});
