// All rows of one column at once: a member presses every button, and the fault strikes each call.
import { paymentTypes } from "#contract/api/deposit.ts";
import { home } from "#contract/pages.ts";
import { loadPage, type Page, type Session } from "./client-page.ts";
import { type Column, type ColumnName, COLUMN_NAMES, COLUMNS } from "./money-columns.ts";
import {
  type Entry,
  type Press,
  REWARD,
  ROW_NAMES,
  type RowName,
  ROWS,
  VENUE_CENTS,
} from "./money-rows.ts";
import type { Sandbox } from "./start-sandbox.ts";
import { startVirtualTime } from "./virtual-time.ts";
import type { Sent, Wire } from "./wire.ts";

export interface RowEnd {
  /** How often the server has done it. */
  readonly effects: number;
  /** Of the call in storage. */
  readonly state: string;
  /** Requests with its last key. */
  readonly tries: number;
  /** How often each page has said that it is done. */
  readonly told: readonly number[];
}

export interface ColumnEnd {
  readonly rows: Readonly<Record<RowName, RowEnd>>;
  /** What was said before the member sent it again or logged in again, and what beside the outcomes. */
  readonly early: readonly string[];
  readonly other: readonly string[];
  /** How many keys were used. */
  readonly keys: number;
  /** Whether every call was still in storage when its fault had struck. */
  readonly kept: boolean;
  /** Of the ledger. */
  readonly problems: readonly string[];
  /** Milliseconds by which the page is wrong about the server's time. */
  readonly clockError: number;
  readonly sent: readonly Sent[];
  /** Texts that name accounts, channels, amounts and proofs. */
  readonly secrets: readonly string[];
}

interface Given {
  readonly sandbox: Sandbox;
  readonly wire: Wire;
  readonly site: ColumnName;
}

interface Run extends Given {
  readonly column: Column;
  readonly time: ReturnType<typeof startVirtualTime>;
  readonly userId: string;
  readonly presses: Record<RowName, Press>;
  /** Those that are open. */
  readonly pages: Page[];
  readonly login: () => Promise<Session>;
  readonly load: (session: Session | null) => Promise<Page>;
}

const LATE_MS = 100_000;

export async function runColumn(given: Given): Promise<ColumnEnd> {
  const run = await startRun(given);
  const { column, time, wire } = run;
  try {
    const before = await prepare(run);
    const struck = strike(run);
    time.run();
    pressAll(run);
    const { early, kept } = await interfere(run, await struck);
    await ended(run, ["done"]);
    if (column.late === true) {
      const over = time.now() + LATE_MS;
      await time.until(
        () => time.now() > over,
        () => "late copies",
      );
    }
    return { ...(await endOf(run, before)), early, kept, sent: [...wire.sent] };
  } finally {
    for (const page of run.pages) page.close();
    time.stop();
  }
}

async function startRun(given: Given): Promise<Run> {
  const { sandbox, wire, site } = given;
  history.replaceState(null, "", home);
  localStorage.clear();
  sessionStorage.clear();
  const siteId = String(6301 + COLUMN_NAMES.indexOf(site));
  wire.clear(siteId);
  const named = { site, name: "demo88" };
  await sandbox.control("member", { ...named, patch: { venueCents: VENUE_CENTS } });
  await sandbox.control("activity-reward", { ...named, ...REWARD });
  const login = async () => (await sandbox.control("session", named)) as Session;
  const { userId } = await login();
  const options = { base: wire.base, siteId, sealed: site === "sealed" };
  const column: Column = COLUMNS[site];
  return {
    ...given,
    column,
    userId,
    login,
    time: startVirtualTime(sandbox, wire, column.ahead ?? 0),
    presses: {} as Record<RowName, Press>,
    pages: [],
    load: (session) => loadPage({ ...options, session }),
  };
}

/** Another page asks for what the calls name, so that those of the test know nothing of the server's clock. */
async function prepare(run: Run): Promise<Facts> {
  const page = await run.load(await run.login());
  await preparePresses(run, page);
  const facts = await factsOf(run, page);
  page.close();
  for (let tab = 0; tab < (run.column.tabs ?? 1); tab += 1) {
    const opened = await run.load(null);
    await arrange(run, opened);
    run.pages.push(opened);
  }
  run.wire.clear(run.wire.plan.site);
  return facts;
}

function pressAll({ pages, presses }: Run): void {
  for (const page of pages) for (const name of ROW_NAMES) void presses[name].press(page);
}

async function preparePresses({ presses, userId }: Run, page: Page): Promise<void> {
  for (const name of ROW_NAMES) presses[name] = await ROWS[name].prepare(page, userId);
}

async function arrange({ presses }: Run, page: Page): Promise<void> {
  for (const name of ROW_NAMES) await presses[name].arrange?.(page);
}

/** @returns when the fault has struck every call */
async function strike({ sandbox, wire, site, column, time }: Run): Promise<() => Promise<void>> {
  const { plan } = wire;
  const expire = () => sandbox.control("expire", { site, name: "demo88" });
  plan.fault = column.fault;
  if (column.expires === "before") await expire();
  let left = ROW_NAMES.length;
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  plan.carriedOut = async () => {
    left -= 1;
    if (left === 0) {
      if (column.expires === "after") await expire();
      release();
    }
    if (column.expires === "after") await all;
  };
  return () =>
    time.until(
      () => new Set(wire.keys()).size >= ROW_NAMES.length,
      () => "all requests",
    );
}

/** What the member does while the outcome is unknown. */
async function interfere(run: Run, struck: () => Promise<void>) {
  const { column, pages, presses, time } = run;
  await struck();
  if (column.reloads === true) {
    pages.pop()?.close();
    time.pause();
    pages.push(await run.load(null));
    time.run();
  }
  if (column.resends === true) await ended(run, ["unsent"]);
  if (column.expires !== undefined)
    await time.until(
      () => !pages[0]?.loggedIn(),
      () => "the end of the session",
    );
  const early = column.expires === "after" ? besideOutcomes(run) : saidOn(run);
  const kept = ROW_NAMES.every((name) => storedCall(run, name) !== null);
  if (column.resends === true) {
    for (const page of pages) for (const name of ROW_NAMES) void presses[name].resend(page);
  }
  if (column.expires !== undefined) await comeBack(run);
  const isOpen = column.resends !== undefined || column.expires !== undefined;
  return { early: isOpen ? early : [], kept };
}

/** The member logs in again; what the server never got is pressed again. */
async function comeBack(run: Run): Promise<void> {
  const { column, pages, time, wire } = run;
  for (const page of pages) page.enter(await run.login());
  if (column.expires !== "before") return;
  await ended(run, ["refused"]);
  const [page] = pages;
  if (page === undefined) return;
  const sent = wire.sent.length;
  // An offer is good for seconds.
  time.pause();
  await preparePresses(run, page);
  await arrange(run, page);
  // Without what the preparation has sent.
  wire.sent.splice(sent);
  time.run();
  pressAll(run);
}

function ended(run: Run, states: readonly string[]): Promise<void> {
  const stateOf = (name: RowName) => storedCall(run, name)?.state ?? "";
  return run.time.until(
    () => ROW_NAMES.every((name) => states.includes(stateOf(name))),
    () => `${states.join()} of ${ROW_NAMES.map((name) => `${name} ${stateOf(name)}`).join(", ")}`,
  );
}

function storedCall({ userId, presses }: Run, name: RowName) {
  const text = localStorage.getItem(`money/${userId}/${ROWS[name].kind}/${presses[name].slot}`);
  return JSON.parse(text ?? "null") as { key: string; state: string; body: object } | null;
}

const saidOn = ({ pages }: Run) => pages.flatMap(({ told }) => told);

function besideOutcomes(run: Run): readonly string[] {
  return saidOn(run).filter((text) => !ROW_NAMES.some((name) => text.startsWith(ROWS[name].done)));
}

interface Facts {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
  readonly orders: number;
}

async function factsOf({ sandbox, site }: Run, page: Page): Promise<Facts> {
  const found = await sandbox.control("bets", { site, name: "demo88" });
  const { entries, problems } = found as Omit<Facts, "orders">;
  const { open } = await page.request(paymentTypes, {});
  return { problems, entries: entries.filter(isOfWallet), orders: open.length };
}

const isOfWallet = ({ account }: Entry) => /^(wallet|bonus):/.test(account);

async function endOf(run: Run, before: Facts) {
  const { pages, time, wire } = run;
  const keys = wire.keys();
  const [page] = pages;
  if (page === undefined) throw new Error("no page");
  const after = await factsOf(run, page);
  const rows = Object.fromEntries(
    ROW_NAMES.map((name) => {
      const call = storedCall(run, name);
      const end: RowEnd = {
        effects: effectsOf(name, before, after),
        state: call?.state ?? "",
        tries: keys.filter((key) => key === call?.key).length,
        told: pages.map(
          ({ told }) => told.filter((text) => text.startsWith(ROWS[name].done)).length,
        ),
      };
      return [name, end];
    }),
  ) as Record<RowName, RowEnd>;
  return {
    rows,
    keys: new Set(keys).size,
    other: besideOutcomes(run),
    problems: after.problems,
    clockError: Math.abs(page.serverNow() - time.now()),
    secrets: ROW_NAMES.flatMap((name) => textsIn(storedCall(run, name)?.body)),
  };
}

function effectsOf(name: RowName, before: Facts, after: Facts): number {
  const { moves } = ROWS[name];
  if (moves === null) return after.orders - before.orders;
  // The server answers the latest entries only.
  const last = Math.max(0, ...before.entries.map(({ id }) => id));
  return after.entries.filter((entry) => entry.id > last && moves(entry)).length;
}

/** Without short texts, which sealed bytes in base 64 contain by chance. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(?:[\w-]{0,6}|.{0,3})$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
