import { afterEach, beforeEach, expect, it } from "vitest";
import { matches } from "../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
let real = MOMENT;
beforeEach(async () => {
  real = MOMENT;
  sandbox = await startSample({ now: () => real });
});
afterEach(() => sandbox.close());

const preInfo = async (site = "aurora") =>
  (await sandbox.call(site, "preInfo")).data as {
    serverTime: number;
    siteBaseConfig: Record<string, string>;
  };
const state = async () =>
  JSON.parse((await sandbox.ask("/sandbox/state")).text) as Record<string, unknown>;

it("shows its state", async () => {
  expect(await state()).toMatchObject({
    seed: 20261,
    clock: { now: MOMENT, offset: 0, frozen: false },
    faults: [],
    content: { games: 1500 },
  });
});

it("shifts, sets, freezes and resumes the clock", async () => {
  await sandbox.control("/sandbox/clock", { offset: 5000 });
  expect((await preInfo()).serverTime).toBe(MOMENT + 5000);
  await sandbox.control("/sandbox/clock", { set: 1_800_000_000_000 });
  real += 1000;
  expect((await preInfo()).serverTime).toBe(1_800_000_001_000);
  await sandbox.control("/sandbox/clock", { freeze: true });
  real += 60_000;
  expect((await preInfo()).serverTime).toBe(1_800_000_001_000);
  await sandbox.control("/sandbox/clock", { freeze: false });
  real += 500;
  expect((await preInfo()).serverTime).toBe(1_800_000_001_500);
});

it("resets to the first state, or to another seed", async () => {
  const list = () => sandbox.call("aurora", "featuredMatches", matches("sport", "RB", 5));
  const before = await list();
  await sandbox.control("/sandbox/clock", { offset: 3_600_000 });
  await sandbox.control("/sandbox/flags", { site: "aurora", depositSwitch: "0" });
  await sandbox.control("/sandbox/faults", { call: "*", kind: "status", status: 503, times: 9 });
  await sandbox.control("/sandbox/reset", { seed: 5 });
  expect(await list()).not.toEqual(before);
  await sandbox.control("/sandbox/reset", {});
  expect(await list()).toEqual(before);
  expect((await preInfo()).siteBaseConfig["depositSwitch"]).toBe("1");
});

it("closes deposits on lotus only, until the flag is changed", async () => {
  expect((await preInfo("lotus")).siteBaseConfig["depositSwitch"]).toBe("0");
  expect((await preInfo("titan")).siteBaseConfig["depositSwitch"]).toBe("1");
  await sandbox.control("/sandbox/flags", { site: "lotus", depositSwitch: "1" });
  expect((await preInfo("lotus")).siteBaseConfig["depositSwitch"]).toBe("1");
  expect((await sandbox.control("/sandbox/flags", { site: "none" })).status).toBe(404);
});

it("sends a planned code the planned number of times, on one site only", async () => {
  await sandbox.control("/sandbox/faults", {
    call: "preInfo",
    kind: "code",
    code: 6013,
    times: 2,
    site: "jade",
  });
  expect((await sandbox.call("aurora", "preInfo")).status_code).toBe(6000);
  expect(await sandbox.call("jade", "preInfo")).toEqual({
    status_code: 6013,
    data: null,
    message: "维护中",
  });
  expect((await sandbox.call("jade", "preInfo")).status_code).toBe(6013);
  expect((await sandbox.call("jade", "preInfo")).status_code).toBe(6000);
});

it("sends a planned status or body after a number of calls", async () => {
  const path = "/site/api/v1/configuration/preInfo";
  const ask = () =>
    sandbox.ask(path, { site: "aurora", method: "POST", body: {}, headers: { timestamp: "1" } });
  await sandbox.control("/sandbox/faults", { call: path, kind: "status", status: 502, after: 1 });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(502);
  await sandbox.control("/sandbox/faults", { call: path, kind: "body", body: "<html>" });
  expect((await ask()).text).toBe("<html>");
});

it("drops a connection and delays an answer", async () => {
  await sandbox.control("/sandbox/faults", { call: "preInfo", kind: "drop" });
  await expect(sandbox.call("aurora", "preInfo")).rejects.toThrow(/socket hang up|ECONNRESET/);
  await sandbox.control("/sandbox/faults", { call: "preInfo", kind: "delay", milliseconds: 60 });
  const start = performance.now();
  expect((await sandbox.call("aurora", "preInfo")).status_code).toBe(6000);
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

it("lists and clears faults, and refuses an unknown kind", async () => {
  await sandbox.control("/sandbox/faults", { call: "preInfo", kind: "drop", times: 3 });
  expect(await state()).toMatchObject({ faults: [{ call: "preInfo", kind: "drop", times: 3 }] });
  await sandbox.ask("/sandbox/faults", { method: "DELETE" });
  expect(await state()).toMatchObject({ faults: [] });
  const refused = await sandbox.control("/sandbox/faults", { call: "preInfo", kind: "explode" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("kind");
});
