// Sets a column up: the member with what the calls need, and the pages that will press.
import { home } from "#contract/pages.ts";
import { loadPage, type Page, type Session } from "./client-page.ts";
import { type Column, type ColumnName, COLUMN_NAMES, COLUMNS } from "./money-columns.ts";
import { type Press, REWARD, ROW_NAMES, type RowName, ROWS, VENUE_CENTS } from "./money-rows.ts";
import type { Sandbox } from "./start-sandbox.ts";
import { startVirtualTime } from "./virtual-time.ts";
import type { Wire } from "./wire.ts";

export interface Given {
  readonly sandbox: Sandbox;
  readonly wire: Wire;
  readonly site: ColumnName;
}

export interface Run extends Given {
  readonly column: Column;
  readonly time: ReturnType<typeof startVirtualTime>;
  readonly userId: string;
  readonly presses: Record<RowName, Press>;
  /** Those that are open. */
  readonly pages: Page[];
  readonly login: () => Promise<Session>;
  readonly load: (session: Session | null) => Promise<Page>;
}

export async function startRun(given: Given): Promise<Run> {
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

export async function preparePresses({ presses, userId }: Run, page: Page): Promise<void> {
  for (const name of ROW_NAMES) presses[name] = await ROWS[name].prepare(page, userId);
}

export async function arrange({ presses }: Run, page: Page): Promise<void> {
  for (const name of ROW_NAMES) await presses[name].arrange?.(page);
}
