// What has become of every call of a column: in storage, in the ledger, and in the words of the pages.
import { paymentTypes } from "#contract/api/deposit.ts";
import type { Page } from "./client-page.ts";
import { type Entry, ROW_NAMES, type RowName, ROWS } from "./money-rows.ts";
import type { Run } from "./start-run.ts";
import type { Sent } from "./wire.ts";

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

export interface Facts {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
  readonly orders: number;
}

export async function factsOf({ sandbox, site }: Run, page: Page): Promise<Facts> {
  const found = await sandbox.control("bets", { site, name: "demo88" });
  const { entries, problems } = found as Omit<Facts, "orders">;
  const { open } = await page.request(paymentTypes, {});
  return { problems, entries: entries.filter(isOfWallet), orders: open.length };
}

const isOfWallet = ({ account }: Entry) => /^(wallet|bonus):/.test(account);

export async function endOf(run: Run, before: Facts) {
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

export function storedCall({ userId, presses }: Run, name: RowName) {
  const text = localStorage.getItem(`money/${userId}/${ROWS[name].kind}/${presses[name].slot}`);
  return JSON.parse(text ?? "null") as { key: string; state: string; body: object } | null;
}

export const saidOn = ({ pages }: Run) => pages.flatMap(({ told }) => told);

export function besideOutcomes(run: Run): readonly string[] {
  return saidOn(run).filter((text) => !ROW_NAMES.some((name) => text.startsWith(ROWS[name].done)));
}
