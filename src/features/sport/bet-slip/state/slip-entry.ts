// One selection in the slip: the terms the player saw, and its latest quote.
import * as v from "valibot";
import {
  type LegQuote,
  legQuoteSchema,
  type QuotedLeg,
  type SlipTicket,
} from "#contract/api/tickets.ts";
import { compare, parseFraction } from "#contract/betting/fraction.ts";
import { fallsByMore, leastOdds } from "#contract/betting/price-fall.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { worstState } from "#contract/betting/match-combinations.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import {
  type SlipSelection,
  slipSelectionSchema,
  scoreSchema,
} from "../../markets/slip-selection.ts";

/** How changed odds are accepted; a changed line or score always needs consent. */
export const ACCEPTS = ["any", "better", "ask"] as const;
export type Accept = (typeof ACCEPTS)[number];

export interface AcceptRule {
  readonly accept: Accept;
  /** A price that falls by more percent asks, whatever else is accepted. */
  readonly mostFall: number;
}

type PlacedLeg = SlipTicket["legs"][number];

const stampSchema = v.object({
  odds: v.string(),
  line: v.nullable(v.string()),
  score: scoreSchema,
  /** Epoch milliseconds by the server's clock. */
  at: v.number(),
});
export type Stamp = Readonly<v.InferOutput<typeof stampSchema>>;

export const slipEntrySchema = v.object({
  pick: slipSelectionSchema,
  /** Terms the player agreed to. */
  stamp: stampSchema,
  /** Latest quote; null before the first one. */
  now: v.nullable(legQuoteSchema),
  banker: v.boolean(),
});
export interface SlipEntry extends Readonly<v.InferOutput<typeof slipEntrySchema>> {
  /** Of a combination (combined-entries.ts): its selections, with what they were quoted at alone. */
  readonly parts?: readonly SlipEntry[];
}

interface Changed<T> {
  readonly from: T;
  readonly to: T;
}

/** Old and new value; null where unchanged. */
export interface LegChange {
  readonly odds: Changed<string> | null;
  readonly line: Changed<string | null> | null;
  readonly score: Changed<Stamp["score"]> | null;
}

export function select(pick: SlipSelection, at: number): SlipEntry {
  const { odds, line, score } = pick;
  return { pick, stamp: { odds, line, score, at }, now: null, banker: false };
}

/** `delay`: an order on it is being confirmed. A combination is no better than its worst part. */
export function activeOf({ now, parts = [] }: SlipEntry): LegQuote["active"] {
  return worstState([now?.active ?? "open", ...parts.map(activeOf)]);
}

/** The newest known price, for display and figures. */
export function entryPrice({ pick, stamp, now }: SlipEntry): {
  readonly price: string;
  readonly quoted: "hk" | "decimal";
} {
  return { price: now?.odds ?? stamp.odds, quoted: PLAYS.get(pick.w)?.quoted ?? "hk" };
}

/** What changed since the player agreed; null when nothing did. */
export function changeOf({ pick, stamp, now, parts }: SlipEntry): LegChange | null {
  if (now === null) return null;
  const odds = now.odds === stamp.odds ? null : { from: stamp.odds, to: now.odds };
  if (parts !== undefined) return combinedChange(odds, parts);
  const line = now.line === stamp.line ? null : { from: stamp.line, to: now.line };
  const same = !COUNTS_FROM_BET.has(pick.sport) || String(now.score) === String(stamp.score);
  const score = same ? null : { from: stamp.score, to: now.score };
  return odds === null && line === null && score === null ? null : { odds, line, score };
}

/** Lines and scores are those of its parts, whose own odds do not count. */
function combinedChange(odds: LegChange["odds"], parts: readonly SlipEntry[]): LegChange | null {
  const changes = parts.map(changeOf);
  const line = changes.find((change) => change?.line)?.line ?? null;
  const score = changes.find((change) => change?.score)?.score ?? null;
  return odds === null && line === null && score === null ? null : { odds, line, score };
}

/** Whether the player has to agree again. */
export function needsConsent(entry: SlipEntry, rule: AcceptRule): boolean {
  const change = changeOf(entry);
  if (change === null) return false;
  if (change.line !== null || change.score !== null) return true;
  return change.odds !== null && !isFine(change.odds, rule);
}

/** Agrees to the current quote. */
export function agreeToPrice(entry: SlipEntry, at: number): SlipEntry {
  const { now } = entry;
  if (now === null) return entry;
  return { ...entry, stamp: { odds: now.odds, line: now.line, score: now.score, at } };
}

/** The leg as quoted and placed: at terms the player saw or, by the accept rule, agreed to. */
export function legOf({ pick, stamp, now, parts }: SlipEntry, rule: AcceptRule): QuotedLeg {
  const { priceId, gameId, w, r, sport } = pick;
  const fine = now !== null && isFine({ from: stamp.odds, to: now.odds }, rule);
  const score = now === null || COUNTS_FROM_BET.has(sport) ? stamp.score : now.score;
  const odds = fine ? now.odds : stamp.odds;
  const leg = { priceId, gameId, w, r, line: stamp.line, odds, score };
  return parts === undefined ? leg : { ...leg, parts: parts.map((part) => legOf(part, rule)) };
}

/** The leg as placed: with how far its price may fall on the way. */
export function placedLegOf(entry: SlipEntry, rule: AcceptRule): PlacedLeg {
  const leg = legOf(entry, rule);
  if (rule.accept !== "any") return leg;
  const agreed = entry.stamp.odds;
  const from = isNoLower(leg.odds, agreed) ? leg.odds : agreed;
  const least = leastOdds(from, rule.mostFall);
  return least === null ? leg : { ...leg, leastOdds: least };
}

function isFine({ from, to }: Changed<string>, { accept, mostFall }: AcceptRule): boolean {
  if (accept === "any") return !fallsByMore(from, to, mostFall);
  return accept === "better" && isNoLower(to, from);
}

function isNoLower(odds: string, than: string): boolean {
  const [a, b] = [parseFraction(than), parseFraction(odds)];
  return a !== null && b !== null && compare(b, a) >= 0;
}
