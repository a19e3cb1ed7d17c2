// `brand conform` against the sandbox, which passes, and against servers with mistakes, which fail where they are wrong.
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { SWITCH_KEYS, type SwitchSet } from "#contract/switches.ts";
import { conform, type Conformance } from "../cli/conform/conform.ts";
import { createConverter } from "../cli/locale/converter.ts";
import { SANDBOX_PUBLIC_KEY } from "../sandbox/backend/wire/sandbox-key.ts";
import { sampleSite, startSample, type SampleSandbox } from "../sandbox/testing/sample-sandbox.ts";
import { FLAWED, MISTAKES, SEALED_MISTAKES, type Mistake } from "./conform/faults.ts";
import { startFaulty } from "./conform/faulty-server.ts";

const key = { publicKey: SANDBOX_PUBLIC_KEY };
const SITES = {
  plain: { ...sampleSite("nova", "6301", "新星", []), ...key },
  gcm: { ...sampleSite("vault", "6302", "金库", []), ...key, encryption: "gcm" },
  cbc: { ...sampleSite("cellar", "6303", "酒窖", []), ...key, encryption: "cbc-hmac" },
  /** A server that checks no signature has no key. */
  careless: sampleSite("careless", "6304", "粗心", []),
} as const;
const DEMO = { name: "demo88", password: "Demo2026a" };
const switches = Object.fromEntries(SWITCH_KEYS.map((name) => [name, true])) as SwitchSet;

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample({
    sites: Object.values(SITES),
    toTraditional: createConverter(),
  });
  await sandbox.control("/sandbox/captcha", { mode: "none" });
  const chances = { id: "lucky-wheel", count: 2 };
  for (const site of ["nova", "careless"]) {
    await sandbox.control("/sandbox/activity", { site, name: DEMO.name, chances });
    await sandbox.control("/sandbox/chat", { site, say: "你好", as: "other" });
  }
});
afterAll(() => sandbox.close());

async function run(name: keyof typeof SITES, more: Partial<Conformance> = {}) {
  const origin = more.origin ?? `http://127.0.0.1:${sandbox.port}`;
  const rows = await conform({
    site: { ...SITES[name], publicKey: SANDBOX_PUBLIC_KEY },
    switches,
    origin,
    socketOrigin: origin,
    account: null,
    secondPassword: null,
    write: false,
    timeoutMs: 10_000,
    ...more,
  });
  const named = (state: string) =>
    (rows ?? []).flatMap((row) => (row.state === state ? [`${row.subject}: ${row.check}`] : []));
  return {
    failed: named("fail"),
    passed: named("pass"),
    skipped: named("not run"),
    subjects: new Set(rows?.map(({ subject }) => subject)),
  };
}

/** Calls whose valid bodies need a person, make a member, or can be sent once. */
const ONLY_WRONG =
  /^(?:register|acknowledge|cancelLimit|takeTimeOut|selfExclude|closeAccount|validateGeeCheck|sendCode|forgetBy|bind|set|reset|predict|confirm|(?:add|send)Documents?|add\w+(?:Card|Account)|remove\w+(?:Card|Account))/;

test("the sandbox passes every call with a test account that may be changed", async () => {
  const { failed, skipped, subjects } = await run("plain", {
    account: DEMO,
    secondPassword: "888888",
    write: true,
  });
  expect(failed).toEqual([]);
  expect(skipped.filter((row) => !ONLY_WRONG.test(row))).toEqual([]);
  expect(Object.keys(CALLS).filter((name) => !subjects.has(name))).toEqual([]);
});

test("it passes again with the account that the last run has changed", async () => {
  // A line in the chat is taken some seconds after the one before.
  await sandbox.control("/sandbox/clock", { offset: 60_000 });
  const { failed } = await run("plain", { account: DEMO, secondPassword: "888888", write: true });
  expect(failed).toEqual([]);
});

/** Few calls: sealed ones take long. */
const few = Object.fromEntries(SWITCH_KEYS.map((name) => [name, name === "messages"])) as SwitchSet;

test("it passes sealed by each suite; without --write nothing is changed", async () => {
  for (const site of ["gcm", "cbc"] as const) {
    const { failed, skipped } = await run(site, { account: DEMO, switches: few });
    expect(failed).toEqual([]);
    expect(skipped).toContain("matchList: valid body");
    expect(skipped).toContain("readLetters: valid body");
  }
});

test("a visitor is asked for no member's data", async () => {
  const { failed, skipped } = await run("plain", { switches: few });
  expect(failed).toEqual([]);
  expect(skipped).toEqual(expect.arrayContaining(["balance: valid body", "login: valid body"]));
});

/** The failed checks of a server with these mistakes, and those that they name. */
async function withMistakes(
  name: keyof typeof SITES,
  mistakes: Readonly<Record<string, Mistake>>,
  more: Partial<Conformance>,
) {
  const all = Object.values(mistakes);
  const faults = all.map(({ fault }) => fault);
  const server = await startFaulty(sandbox.port, faults);
  const { failed } = await run(name, { origin: server.origin, ...more });
  await server.close();
  return { failed: failed.toSorted(), named: all.flatMap(({ fails }) => fails).toSorted() };
}

test("a server with mistakes fails where they are, and nowhere else", async () => {
  const { failed, named } = await withMistakes("careless", MISTAKES, {
    account: DEMO,
    secondPassword: "888888",
    write: true,
    timeoutMs: 2000,
  });
  expect(failed).toEqual(named);
});

test("a wrong status, content type or message is found in every answer of every call", async () => {
  const server = await startFaulty(sandbox.port, [FLAWED]);
  const { failed, passed } = await run("careless", { origin: server.origin, account: DEMO });
  await server.close();
  const ofCalls = (rows: readonly string[]) =>
    rows.filter((row) => !/^wire|^evidence|socket/.test(row));
  expect(ofCalls(passed)).toEqual([]);
  expect(ofCalls(failed).length).toBeGreaterThan(Object.keys(CALLS).length);
});

test("so does a server whose calls are sealed", async () => {
  const { failed, named } = await withMistakes("gcm", SEALED_MISTAKES, { switches: few });
  expect(failed).toEqual(named);
});
