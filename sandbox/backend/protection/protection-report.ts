// The operator's report about the members of a site: markers of harm, controls, breaks, and money that waits to be paid
// out.
import type { DatabaseSync } from "node:sqlite";
import { allMembers } from "../members/member-store.ts";
import { dayOf, DAY, timeOfDay } from "../time/china-time.ts";
import { channelsOf } from "../duties/choices.ts";
import { type MarkerName, MARKERS, markersOf } from "../duties/harm-markers.ts";
import { declinedAt } from "./limit-choice.ts";
import { readLimits } from "../duties/limit-store.ts";
import { optOutsOf } from "../duties/opt-outs.ts";
import { pauseOf } from "../duties/pauses.ts";
import { figuresSince } from "./session-figures.ts";
import { usedCents } from "../duties/usage.ts";

export interface ReportRow {
  readonly userId: string;
  readonly name: string;
  /** Names of the markers that are set. */
  readonly markers: readonly MarkerName[];
  readonly counts: Readonly<Record<MarkerName, number>>;
  readonly depositWeekCents: number;
  /** Returned less staked, of the last 7 days. */
  readonly netWeekCents: number;
  /** `deposit.day=100000`: kind, window and value of each limit that is set. */
  readonly limits: readonly string[];
  /** When the member declined to set a limit before the first deposit (RTS 12A). */
  readonly limitsDeclinedAt: number | null;
  readonly optOuts: readonly string[];
  readonly marketing: readonly string[];
  readonly pause: string;
  readonly pausedUntil: number | null;
  /** In the wallet of a member who cannot log in. */
  readonly owedCents: number;
}

interface ReportAsked {
  readonly site: string;
  readonly time: number;
  /** Only members with markers. */
  readonly flagged: boolean;
  /** Whether a marker ends marketing (SR 3.4.3). */
  readonly stops?: boolean;
}

/** Members with markers first. */
export function protectionReport(
  database: DatabaseSync,
  { site, time, flagged, stops = false }: ReportAsked,
): ReportRow[] {
  return allMembers(database, site)
    .map((member) => rowOf(database, member, { time, stops }))
    .filter(({ markers }) => !flagged || markers.length > 0)
    .toSorted((left, right) => right.markers.length - left.markers.length);
}

function rowOf(
  database: DatabaseSync,
  {
    id,
    name,
    balanceCents,
  }: { readonly id: number; readonly name: string; readonly balanceCents: number },
  { time, stops }: Required<Pick<ReportAsked, "time" | "stops">>,
): ReportRow {
  const at = { member: id, time };
  const markers = markersOf(database, at);
  const pause = pauseOf(database, id, time);
  const limits = readLimits(database, id).flatMap(({ kind, span, value }) =>
    value === null ? [] : [`${kind}.${span}=${value}`],
  );
  return {
    userId: String(id),
    name,
    markers: markers.filter(({ set }) => set).map((marker) => marker.name),
    counts: Object.fromEntries(
      markers.map((marker) => [marker.name, marker.count]),
    ) as ReportRow["counts"],
    depositWeekCents: usedCents(database, at, { kind: "deposit", span: "week" }),
    netWeekCents: figuresSince(database, id, time - 7 * DAY).netCents,
    limits,
    limitsDeclinedAt: declinedAt(database, id),
    optOuts: optOutsOf(database, id).map(({ market }) => market),
    // Nothing is sent during a break (58 Pa. Code § 814a.1(d)).
    marketing:
      pause !== null || (stops && markers.some(({ set }) => set)) ? [] : channelsOf(database, id),
    pause: pause?.kind ?? "",
    pausedUntil: pause?.until ?? null,
    owedCents: pause === null || pause.kind === "timeOut" ? 0 : balanceCents,
  };
}

const COLUMNS = [
  "userId",
  "name",
  "markers",
  ...MARKERS,
  "depositWeekCents",
  "netWeekCents",
  "limits",
  "limitsDeclinedAt",
  "optOuts",
  "marketing",
  "pause",
  "pausedUntil",
  "owedCents",
] as const;

/** As RFC 4180: a header, then one line for each member. Times are in China. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) =>
    [
      row.userId,
      row.name,
      row.markers.join(" "),
      ...MARKERS.map((name) => row.counts[name]),
      row.depositWeekCents,
      row.netWeekCents,
      row.limits.join(" "),
      timeText(row.limitsDeclinedAt),
      row.optOuts.join(" "),
      row.marketing.join(" "),
      row.pause,
      timeText(row.pausedUntil),
      row.owedCents,
    ].map(cell),
  );
  return [[...COLUMNS], ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}

const timeText = (time: number | null) =>
  time === null ? "" : `${dayOf(time)} ${timeOfDay(time)}`;

/** A leading sign that a spreadsheet would read as a formula is quoted away. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
