import { afterAll, beforeAll, expect, it } from "vitest";
import { CHANNEL_CODE, OWN_WINDOW_VENUES, VENUE_CODES } from "#contract/venues.ts";
import { openDatabase } from "../../backend/open-database.ts";
import { LAUNCH_KINDS } from "../../backend/venues/venue-row.ts";
import { HOUR } from "../../backend/time/china-time.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { createWorld } from "../world.ts";
import { venuesOf } from "./venue-directory.ts";

const world = createWorld(openDatabase(), [{ id: "aurora" }], 5);
const everything = { isOn: () => true };

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

it("has about sixty venues, each with its own channel code", () => {
  const rows = venuesOf(world, everything, MOMENT);
  expect(rows.length).toBeGreaterThanOrEqual(58);
  expect(new Set(rows.map(({ channelCode }) => channelCode)).size).toBe(rows.length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { channelCode, games } of rows) {
    expect(channelCode).toMatch(CHANNEL_CODE);
    expect(games, channelCode).toBeGreaterThan(0);
  }
  for (const code of ["CRTY", ...OWN_WINDOW_VENUES]) {
    expect(rows.some(({ channelCode }) => channelCode === code)).toBe(true);
  }
  expect(new Set(rows.map(({ launchKind }) => launchKind))).toEqual(new Set(LAUNCH_KINDS));
  const locked = rows.filter((row) => row.locked !== null).length;
  expect(locked).toBeGreaterThan(1);
  expect(locked).toBeLessThan(6);
});

it("leaves out the categories that a site has switched off", () => {
  const rows = venuesOf(world, { isOn: (key) => key !== "chess" }, MOMENT);
  expect(rows.some(({ category }) => category === VENUE_CODES.chess)).toBe(false);
  expect(rows.some(({ category }) => category === VENUE_CODES.fishing)).toBe(true);
});

it("has one venue in maintenance at any time, another one after it opens", () => {
  const closed = (time: number) =>
    venuesOf(world, everything, time).filter(({ opensAt }) => opensAt !== null);
  const seen = new Set<string>();
  for (let hour = 0; hour < 48; hour++) {
    const time = MOMENT + hour * HOUR;
    const [venue, ...others] = closed(time);
    expect(others).toEqual([]);
    expect(venue?.opensAt).toBeGreaterThan(time);
    const code = venue?.channelCode ?? "";
    seen.add(code);
    const later = closed(venue?.opensAt ?? 0).map(({ channelCode }) => channelCode);
    expect(later).not.toContain(code);
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(seen).not.toContain("CRTY");
});

it("has the maintenance and the lock that a test sets", async () => {
  const set = async (body: object) =>
    JSON.parse((await sandbox.control("/sandbox/venue", body)).text);
  const opensAt = MOMENT + HOUR;
  expect(await set({ channelCode: "HPDZ", opensAt, locked: "流水未达标" })).toEqual({
    channelCode: "HPDZ",
    opensAt,
    locked: "流水未达标",
    down: false,
  });
  expect(await set({ channelCode: "HPDZ", opensAt: null })).toEqual({
    channelCode: "HPDZ",
    opensAt: null,
    locked: "流水未达标",
    down: false,
  });
  expect((await sandbox.control("/sandbox/venue", { channelCode: "NONE" })).status).toBe(404);
  expect(
    (await sandbox.control("/sandbox/venue", { channelCode: "HPDZ", opensAt: "x" })).status,
  ).toBe(400);
});
