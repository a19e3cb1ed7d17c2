// What the list shows, as the page's address holds it.
import { ACTIVITY_CATEGORIES } from "#contract/activities.ts";
import type { Promotion } from "#contract/api/activities.ts";
import { choiceField, flagField, searchField } from "#lib/browser/address.ts";
import { defineLobby } from "#domain/games/lobby/define-lobby.ts";

export const STATE_FILTERS = ["running", "joined", "coming", "ended"] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const promotionLobby = defineLobby("activities", {
  category: choiceField(ACTIVITY_CATEGORIES),
  state: choiceField(STATE_FILTERS),
  /** Part of a title or text. */
  search: searchField,
  /** On phones: all activities of each phase. */
  all: flagField("all", "1"),
});
export type PromotionFilter = typeof promotionLobby.none;

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
