// What the list shows, as the page's address holds it.
import { ACTIVITY_CATEGORIES, type ActivityCategory } from "#contract/activities.ts";
import type { Promotion } from "#contract/api/activities.ts";

export const STATE_FILTERS = ["running", "joined", "coming", "ended"] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export interface ListFilter {
  readonly category: ActivityCategory | null;
  readonly state: StateFilter | null;
  /** Part of a title or text. */
  readonly search: string;
  /** On phones: all activities of each phase. */
  readonly all: boolean;
}

export const LONGEST_SEARCH = 40;

export function readListFilter(query: URLSearchParams): ListFilter {
  return {
    category: known(ACTIVITY_CATEGORIES, query.get("category")),
    state: known(STATE_FILTERS, query.get("state")),
    search: (query.get("q") ?? "").slice(0, LONGEST_SEARCH),
    all: query.has("all"),
  };
}

export function writeListFilter({ category, state, search, all }: ListFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (category !== null) query.set("category", category);
  if (state !== null) query.set("state", state);
  if (search !== "") query.set("q", search);
  if (all) query.set("all", "1");
  return query;
}

function known<const T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null;
}

export type Phase = "running" | "coming" | "ended";

type Timed = Pick<Promotion, "state" | "startsAt" | "endsAt">;

/** A visitor has no state: then the times decide. */
export function phaseOf({ state, startsAt, endsAt }: Timed, now: number): Phase {
  if (state === "coming" || (startsAt ?? 0) > now) return "coming";
  return state === "ended" || (endsAt !== null && endsAt <= now) ? "ended" : "running";
}

export function isShown(promotion: Timed, filter: StateFilter | null, now: number): boolean {
  if (filter === null) return true;
  if (filter === "joined") return promotion.state === "joined" || promotion.state === "waiting";
  return phaseOf(promotion, now) === filter;
}
