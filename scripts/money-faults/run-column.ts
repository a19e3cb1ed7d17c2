// All rows of one column at once: a member presses every button, and the fault strikes each call.
import {
  besideOutcomes,
  type ColumnEnd,
  endOf,
  type Facts,
  factsOf,
  saidOn,
  storedCall,
} from "./column-end.ts";
import { ROW_NAMES, type RowName } from "./money-rows.ts";
import { arrange, type Given, preparePresses, type Run, startRun } from "./start-run.ts";

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
