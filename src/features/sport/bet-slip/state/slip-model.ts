// The rules of the bet slip, pure (spec: betting-and-money §4 "Bet slip modes", §5). Series mode collects
// selections like multiple mode, and combines those of one game; in other modes the newer one replaces the older.
import type { LegQuote } from "#contract/api/tickets.ts";
import { MAX_SELECTIONS } from "#contract/betting/sports.ts";
import type { FeedTerms } from "../../feed/feed-terms.ts";
import { type SlipSelection, sharesGame } from "../../markets/slip-selection.ts";
import {
  agreedCombined,
  combinedEntries,
  type CombinedQuotes,
  seriesLegs,
  withCombinedQuotes,
} from "./combined-entries.ts";
import { activeOf, agreeToPrice, type SlipEntry, select } from "./slip-entry.ts";

export const MODES = ["single", "multiple", "series"] as const;
export type Mode = (typeof MODES)[number];

/** Key of the series stake; singles use the id of their price, systems the key of their kind. */
export const SERIES = "series";

export interface SlipContent {
  /** In the order of selection. */
  readonly selections: readonly SlipEntry[];
  readonly mode: Mode;
  /** Typed amounts. */
  readonly stakes: Readonly<Record<string, string>>;
  /** Quotes of the combinations that a series makes of selections of one match. */
  readonly combined: CombinedQuotes;
}

export const EMPTY: SlipContent = { selections: [], mode: "single", stakes: {}, combined: {} };

export interface AddResult {
  readonly done: "added" | "removed" | "refused";
  /** `kindCleared`: outrights and other selections do not mix, so the others were removed. */
  readonly message: "limit" | "delay" | "kindCleared" | null;
}

export interface Toggled extends AddResult {
  readonly content: SlipContent;
}

/** @param at time of the selection; `locked` while an order of this slip is being confirmed */
export function toggleEntry(
  content: SlipContent,
  pick: SlipSelection,
  { at, locked }: { readonly at: number; readonly locked: boolean },
): Toggled {
  const refused = (message: "limit" | "delay"): Toggled => ({ content, done: "refused", message });
  if (locked) return refused("delay");
  if (has(content, pick.priceId)) {
    return { content: removeSelection(content, pick.priceId), done: "removed", message: null };
  }
  if (content.selections.some((entry) => activeOf(entry) === "delay")) {
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

export function removeSelection(content: SlipContent, priceId: string): SlipContent {
  const selections = content.selections.filter(({ pick }) => pick.priceId !== priceId);
  return selections.length === content.selections.length
    ? content
    : tidy({ ...content, selections });
}

/** Returns the same slip when the mode is not available: no series of outrights. */
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

/**
 * A banker is part of every bet of a system; at least one leg is not a banker.
 * @param priceId of a leg of the series
 */
export function withBanker(content: SlipContent, priceId: string, banker: boolean): SlipContent {
  const legs = seriesLegs(content);
  const leg = legs.find(({ pick }) => pick.priceId === priceId);
  const bankers = legs.filter((one) => one.banker).length;
  if (leg === undefined || (banker && bankers + 1 >= legs.length)) return content;
  const own = new Set((leg.parts ?? [leg]).map(({ pick }) => pick.priceId));
  return tidy({
    ...content,
    selections: content.selections.map((one) =>
      own.has(one.pick.priceId) ? { ...one, banker } : one,
    ),
  });
}

/** Applies quotes to the selections that are still in the slip, and to their combinations. */
export function withQuotes(content: SlipContent, legs: readonly LegQuote[]): SlipContent {
  const quotes = new Map(legs.map((leg) => [leg.priceId, leg]));
  const quoted = withNow(content, ({ pick }) => quotes.get(pick.priceId));
  return combinedEntries(quoted).some(({ pick }) => quotes.has(pick.priceId))
    ? { ...quoted, combined: withCombinedQuotes(quoted, quotes) }
    : quoted;
}

/** Applies feed terms to quoted selections; their limits stay those of the quote. */
export function withTerms(
  content: SlipContent,
  termsOf: (pick: SlipSelection) => FeedTerms | null,
): SlipContent {
  return withNow(content, ({ pick, now }) => {
    const terms = now && termsOf(pick);
    if (!terms) return undefined;
    if (terms.active === "closed") return { ...now, active: "closed" };
    const { odds, line, score, active } = terms;
    return { ...now, odds, line, score, active: now.active === "delay" ? "delay" : active };
  });
}

/** @param nowOf returns undefined for an unchanged entry */
function withNow(
  content: SlipContent,
  nowOf: (entry: SlipEntry) => LegQuote | undefined,
): SlipContent {
  const selections = content.selections.map((one) => {
    const now = nowOf(one);
    // An unchanged entry stays the same object, so nothing rerenders.
    return now === undefined || isSame(now, one.now) ? one : { ...one, now };
  });
  return selections.every((one, place) => one === content.selections[place])
    ? content
    : { ...content, selections };
}

/** Agrees to the current quote of every selection. */
export function agreed(content: SlipContent, at: number): SlipContent {
  return {
    ...content,
    selections: content.selections.map((one) => agreeToPrice(one, at)),
    combined: agreedCombined(content.combined),
  };
}

/** What the slip bets on: in a series, selections of one match are one leg. */
export function slipLegs(content: Combinable): readonly SlipEntry[] {
  return content.mode === "series" ? seriesLegs(content) : content.selections;
}

/** The combinations among them. */
export function slipCombinations(content: Combinable): readonly SlipEntry[] {
  return slipLegs(content).filter(({ parts }) => parts !== undefined);
}

type Combinable = Pick<SlipContent, "selections" | "mode" | "combined">;

export function isChampion({ pick }: SlipEntry): boolean {
  return pick.champion !== null;
}

function isSame(a: LegQuote, b: LegQuote | null): boolean {
  return b !== null && KEYS.every((key) => String(a[key]) === String(b[key]));
}

/** The other keys of a quote name its leg. */
const KEYS = ["odds", "line", "score", "active", "minCents", "maxCents", "payoutCapCents"] as const;

function has({ selections }: SlipContent, priceId: string): boolean {
  return selections.some(({ pick }) => pick.priceId === priceId);
}

/** Selections that stay when the new one is added. */
function besides({ selections, mode }: SlipContent, pick: SlipSelection): readonly SlipEntry[] {
  if (mode === "single") return [];
  const kind = selections.filter((one) => isChampion(one) === (pick.champion !== null));
  return mode === "series" ? kind : kind.filter((one) => !sharesGame(one.pick, pick));
}

/** Removes stakes of gone selections and systems, quotes of gone combinations, and surplus bankers. */
function tidy(content: SlipContent): SlipContent {
  const { selections, stakes } = content;
  const legs = seriesLegs(content);
  const bankers = legs.filter(({ banker }) => banker).length;
  const belongs = (key: string) =>
    key === SERIES ? selections.length > 0 : has(content, key) || key.startsWith(`${legs.length}:`);
  return {
    ...content,
    combined: withCombinedQuotes(content, new Map()),
    selections:
      bankers >= legs.length ? selections.map((one) => ({ ...one, banker: false })) : selections,
    stakes: Object.fromEntries(Object.entries(stakes).filter(([key]) => belongs(key))),
  };
}
