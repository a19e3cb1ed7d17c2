// What the evidence of one bet says (docs/decisions/073). The server signs it; the page and all checks are made from it
// alone. Fields that a newer server adds to the ticket stay in it, and the page lists them.
import * as v from "valibot";
import { ticketSchema } from "../api/ticket.ts";
import type { MatchResult } from "../betting/match-result.ts";
import { LOCALES } from "../locales.ts";

export const EVIDENCE_FORMAT = "bet-evidence/1";

const time = v.number(); // epoch milliseconds
const whole = v.pipe(v.number(), v.safeInteger());
const score = v.nullable(v.tuple([whole, whole]));
const limits = v.object({ minCents: whole, maxCents: whole, payoutCapCents: whole });

/** The selection as the member sent it: the quote that he read. */
const asked = v.object({ odds: v.string(), line: v.nullable(v.string()), score });

/** What the book knew when a selection was settled; a champion is settled by the winners. */
const fact = v.object({
  at: time,
  result: v.nullable(v.custom<MatchResult>(isResult)),
  winners: v.nullable(v.array(v.string())),
});
export type EvidenceFact = v.InferOutput<typeof fact>;

function isResult(value: unknown): boolean {
  return typeof value === "object" && value !== null && "score" in value && "status" in value;
}

/** Beside the leg or the part of the ticket at the same place. */
const selection = {
  /** Scores that the market named beside `other`. */
  listed: v.array(v.string()),
  /** Null where it was not stored when the bet was placed. */
  asked: v.nullable(asked),
  /** In order of time; the last one decided. Empty while open, and where none was stored. */
  facts: v.array(fact),
};

const leg = v.object({
  ...selection,
  /** The lowest odds at which the member still wanted this selection, beside the rule in `accept`. */
  leastOdds: v.nullable(v.string()),
  limits: v.nullable(limits),
  /** Of a combination: the odds of every set of its parts. The index is a bit mask of the parts in the set. */
  setOdds: v.nullable(v.array(v.string())),
  parts: v.array(v.object(selection)),
});
export type EvidenceLeg = v.InferOutput<typeof leg>;

const inline = v.object({ text: v.string(), strong: v.boolean() });
const line = v.array(inline);
/** A page of rules as the site showed it, without its drawings. */
const ruleBlock = v.variant("kind", [
  v.object({ kind: v.literal("heading"), text: v.string() }),
  v.object({ kind: v.literal("paragraph"), line }),
  v.object({ kind: v.literal("list"), ordered: v.boolean(), items: v.array(line) }),
  v.object({ kind: v.literal("table"), head: v.array(line), rows: v.array(v.array(line)) }),
]);
const rulePage = v.object({ slug: v.string(), title: v.string(), blocks: v.array(ruleBlock) });
export type RuleInline = v.InferOutput<typeof inline>;
export type RuleBlock = v.InferOutput<typeof ruleBlock>;
export type RulePage = v.InferOutput<typeof rulePage>;

export const evidenceSchema = v.object({
  format: v.literal(EVIDENCE_FORMAT),
  /** When the server wrote it. */
  asOf: time,
  locale: v.picklist(LOCALES),
  site: v.object({ id: v.string(), name: v.string(), origin: v.string() }),
  /** The member's name with all but its first letter hidden. */
  member: v.string(),
  ticket: ticketSchema,
  /** How changed odds were accepted. */
  accept: v.picklist(["any", "better", "ask"]),
  /** When an in-play bet was accepted or refused; null for the others. */
  confirmAt: v.nullable(time),
  /** Of series and systems over these legs; null for a single, and where it was not stored. */
  limits: v.nullable(limits),
  /** The most that a member may win a day with bets like this; null where it was not stored. */
  dailyCapCents: v.nullable(whole),
  legs: v.array(leg),
  /** Every movement of the ticket's money, the oldest first. Later evidence begins with the same ones. */
  history: v.array(
    v.object({ at: time, reason: v.string(), walletCents: whole, lockedCents: whole }),
  ),
  /** In force when the bet was placed; null where it was not stored. */
  rules: v.nullable(v.object({ version: v.string(), since: time, pages: v.array(rulePage) })),
});
export type EvidenceData = v.InferOutput<typeof evidenceSchema>;
