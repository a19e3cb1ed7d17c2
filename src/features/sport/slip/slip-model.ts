// The rules of the bet slip, pure (spec: betting-and-money §4 "Bet slip modes", §5).
//
// Series mode collects like multiple mode. There, selections on one game are kept side by side and marked,
// so that the player chooses which one goes; everywhere else the newer one replaces the older.
import type { LegQuote } from "#contract/api/tickets.ts";
import { MAX_SELECTIONS } from "#contract/betting/sports.ts";
import { type Pick, sharesGame } from "./pick.ts";
import { activeOf, agree, type Selection, select } from "./selection.ts";

export const MODES = ["single", "multiple", "series"] as const;
export type Mode = (typeof MODES)[number];

/** Stake of the series; singles go by their price's id, systems by the key of their kind. */
export const SERIES = "series";

export interface SlipContent {
  /** In the order of picking. */
  readonly selections: readonly Selection[];
  readonly mode: Mode;
  /** Typed amounts. */
  readonly stakes: Readonly<Record<string, string>>;
}

export const EMPTY: SlipContent = { selections: [], mode: "single", stakes: {} };

export interface AddResult {
  readonly done: "added" | "removed" | "refused";
  /** `kindCleared`: champion and normal selections do not mix, the others are gone. */
  readonly message: "limit" | "delay" | "kindCleared" | null;
}

export interface Toggled extends AddResult {
  readonly content: SlipContent;
}

/** @param at time of the pick; `locked` while an order of this slip is being confirmed */
export function togglePick(
  content: SlipContent,
  pick: Pick,
  { at, locked }: { readonly at: number; readonly locked: boolean },
): Toggled {
  const refused = (message: "limit" | "delay"): Toggled => ({ content, done: "refused", message });
  if (locked) return refused("delay");
  if (has(content, pick.priceId)) {
    return { content: removePick(content, pick.priceId), done: "removed", message: null };
  }
  if (content.selections.some((selection) => activeOf(selection) === "delay")) {
    return refused("delay");
  }
  const kept = besides(content, pick);
  if (kept.length >= MAX_SELECTIONS) return refused("limit");
  const cleared = content.selections.some(
    (other) => isChampion(other) !== (pick.champion !== null),
  );
  const mode = pick.champion !== null && content.mode === "series" ? "multiple" : content.mode;
  return {
    content: tidy({ ...content, mode, selections: [...kept, select(pick, at)] }),
    done: "added",
    message: cleared ? "kindCleared" : null,
  };
}

export function removePick(content: SlipContent, priceId: string): SlipContent {
  const selections = content.selections.filter(({ pick }) => pick.priceId !== priceId);
  return selections.length === content.selections.length
    ? content
    : tidy({ ...content, selections });
}

/** The same slip where the mode cannot be had: no series of champions. */
export function withMode(content: SlipContent, mode: Mode): SlipContent {
  if (mode === content.mode || (mode === "series" && content.selections.some(isChampion))) {
    return content;
  }
  const { selections } = content;
  return tidy({
    ...content,
    mode,
    selections: mode === "single" ? selections.slice(-1) : selections,
  });
}

export function withStake(content: SlipContent, key: string, typed: string): SlipContent {
  const { [key]: _, ...others } = content.stakes;
  return { ...content, stakes: typed === "" ? others : { ...others, [key]: typed } };
}

/** A banker is in every bet of a system; at least one leg is none. */
export function withBanker(content: SlipContent, priceId: string, banker: boolean): SlipContent {
  const { selections } = content;
  const bankers = selections.filter((selection) => selection.banker).length;
  if (banker && bankers + 1 >= selections.length) return content;
  return tidy({
    ...content,
    selections: selections.map((one) => (one.pick.priceId === priceId ? { ...one, banker } : one)),
  });
}

/** What the server said of legs, whatever has become of the slip meanwhile. */
export function withQuotes(content: SlipContent, legs: readonly LegQuote[]): SlipContent {
  const quotes = new Map(legs.map((leg) => [leg.priceId, leg]));
  const selections = content.selections.map((one) => {
    const now = quotes.get(one.pick.priceId);
    // What says nothing new stays the same object: nobody renders it again.
    return now === undefined || isSame(now, one.now) ? one : { ...one, now };
  });
  return selections.every((one, place) => one === content.selections[place])
    ? content
    : { ...content, selections };
}

/** The player agrees to everything as it is quoted now. */
export function agreed(content: SlipContent, at: number): SlipContent {
  return { ...content, selections: content.selections.map((one) => agree(one, at)) };
}

/** Selections that cannot be in a series: another one is on the same game. */
export function sharingGame({ mode, selections }: SlipContent): ReadonlySet<string> {
  const shared = selections.filter(({ pick }) =>
    selections.some((other) => other.pick !== pick && sharesGame(other.pick, pick)),
  );
  return new Set(mode === "series" ? shared.map(({ pick }) => pick.priceId) : []);
}

export function isChampion({ pick }: Selection): boolean {
  return pick.champion !== null;
}

function isSame(a: LegQuote, b: LegQuote | null): boolean {
  return b !== null && KEYS.every((key) => String(a[key]) === String(b[key]));
}

/** Of a quote: the rest names its leg. */
const KEYS = ["odds", "line", "score", "active", "minCents", "maxCents", "payoutCapCents"] as const;

function has({ selections }: SlipContent, priceId: string): boolean {
  return selections.some(({ pick }) => pick.priceId === priceId);
}

/** What stays when the pick comes. */
function besides({ selections, mode }: SlipContent, pick: Pick): readonly Selection[] {
  if (mode === "single") return [];
  const kind = selections.filter((one) => isChampion(one) === (pick.champion !== null));
  return mode === "series" ? kind : kind.filter((one) => !sharesGame(one.pick, pick));
}

/** Without what no longer belongs to anything: stakes of gone selections and systems, too many bankers. */
function tidy(content: SlipContent): SlipContent {
  const { selections, stakes } = content;
  const bankers = selections.filter(({ banker }) => banker).length;
  const belongs = (key: string) =>
    key === SERIES
      ? selections.length > 0
      : has(content, key) || key.startsWith(`${selections.length}:`);
  return {
    ...content,
    selections:
      bankers >= selections.length
        ? selections.map((one) => ({ ...one, banker: false }))
        : selections,
    stakes: Object.fromEntries(Object.entries(stakes).filter(([key]) => belongs(key))),
  };
}
