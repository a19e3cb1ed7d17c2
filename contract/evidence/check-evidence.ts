// Checks evidence: its signature, that its page says what was signed, and that result and amounts follow from the rules.
import * as v from "valibot";
import { type EvidenceData, evidenceSchema } from "./evidence-data.ts";
import { evidencePage, PAGE_VERSION, pageVersionOf, signedIn } from "./evidence-page.ts";
import {
  type Compared,
  hasEnded,
  movedAmounts,
  placedAmounts,
  settledAmounts,
} from "./recompute-amounts.ts";
import { judgeLeg, type LegVerdict } from "./recompute-leg.ts";
import {
  checkSignature,
  type EvidenceCrypto,
  type EvidenceKey,
  openSigned,
} from "./signed-evidence.ts";
import { PLAYS } from "../betting/plays.ts";

export const EVIDENCE_CHECKS = [
  "signature",
  "page",
  "legs",
  "placed",
  "settled",
  "history",
] as const;
export type EvidenceCheckName = (typeof EVIDENCE_CHECKS)[number];

/** Why a check went as it did; reports have a sentence for each. */
export const CHECK_REASONS = [
  "right",
  "forged",
  "unknownKey",
  "pageDiffers",
  "pageVersion",
  "wrongLegs",
  "noFacts",
  "nothingEnded",
  "wrongAmounts",
  "newTerms",
  "notStored",
] as const;

export interface EvidenceCheck {
  readonly name: EvidenceCheckName;
  /** `unknown`: this program cannot say; the others are sure. */
  readonly state: "right" | "wrong" | "unknown";
  readonly reason: (typeof CHECK_REASONS)[number];
  /** Amounts that differ. */
  readonly amounts: readonly Compared[];
  /** Places of wrong or unknown legs, from 1. */
  readonly legs: readonly number[];
}

export interface CheckedEvidence {
  readonly keyId: string;
  readonly data: EvidenceData;
  readonly checks: readonly EvidenceCheck[];
}

/** Null for a text that is no evidence of this format. @param keys that are trusted */
export function checkEvidence(
  file: string,
  keys: readonly EvidenceKey[],
  crypto: EvidenceCrypto,
): CheckedEvidence | null {
  const signed = signedIn(file);
  const opened = signed === null ? null : openSigned(signed, crypto);
  if (signed === null || opened === null) return null;
  const read = v.safeParse(evidenceSchema, opened.payload);
  if (!read.success) return null;
  const { output: data } = read;
  const { keyId } = opened;
  const more = moreOf(opened.payload);
  const signature = checkSignature(opened, keys, crypto);
  return {
    keyId,
    data,
    checks: [
      signature === "ok" ? right("signature") : wrong("signature", signature),
      pageCheck(file, () => evidencePage({ signed, keyId, data, more })),
      legCheck(data),
      ...amountChecks(data, Object.keys(more).length > 0),
    ],
  };
}

/** Nothing is wrong, and the page is the one that was signed; what nobody can judge does not count against a file. */
export function isTrusted(checks: readonly EvidenceCheck[]): boolean {
  return checks.every(
    ({ name, state }) => state === "right" || (state === "unknown" && name !== "page"),
  );
}

/** Makes the file that members download from a signed text. Null if the text is not evidence of this format. */
export function evidenceFile(
  signed: string,
  crypto: Pick<EvidenceCrypto, "decode">,
): string | null {
  const opened = openSigned(signed, crypto);
  const read = v.safeParse(evidenceSchema, opened?.payload);
  if (opened === null || !read.success) return null;
  const { keyId, payload } = opened;
  return evidencePage({ signed, keyId, data: read.output, more: moreOf(payload) });
}

/** Fields of a ticket that the page shows. A ticket with others lists them, and its amounts are not checked. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    "ticketId placedAt settledAt state oddsType sizes bankers bets stakeCents riskCents winCents returnCents " +
    "netCents validCents cashedCents leftCents leftWinCents freeBet refusal auto editedTo editedFrom legs"
  ).split(" "),
);

function moreOf(payload: unknown): Readonly<Record<string, unknown>> {
  const read = v.safeParse(v.object({ ticket: v.record(v.string(), v.unknown()) }), payload);
  const fields = read.success ? Object.entries(read.output.ticket) : [];
  return Object.fromEntries(fields.filter(([name, value]) => !KNOWN.has(name) && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const NONE = { amounts: [], legs: [] };
const right = (
  name: EvidenceCheckName,
  reason: EvidenceCheck["reason"] = "right",
): EvidenceCheck => ({
  ...NONE,
  name,
  state: "right",
  reason,
});
const wrong = (name: EvidenceCheckName, reason: EvidenceCheck["reason"]): EvidenceCheck => ({
  ...NONE,
  name,
  state: "wrong",
  reason,
});
const unknown = (name: EvidenceCheckName, reason: EvidenceCheck["reason"]): EvidenceCheck => ({
  ...NONE,
  name,
  state: "unknown",
  reason,
});

/** Null where the rules cannot read the data, such as a line that is no number: such data are forged. */
function attempted<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function pageCheck(file: string, made: () => string): EvidenceCheck {
  const version = pageVersionOf(file);
  if (version !== null && version > PAGE_VERSION) return unknown("page", "pageVersion");
  return file === attempted(made) ? right("page") : wrong("page", "pageDiffers");
}

function legCheck({ ticket, legs }: EvidenceData): EvidenceCheck {
  const verdicts = ticket.legs.map((leg, place): readonly LegVerdict[] => {
    const facts = legs[place];
    if (!facts) return ["unknown"];
    return attempted(() => judgeLeg(leg, facts)) ?? ["wrong"];
  });
  const places = (verdict: LegVerdict) =>
    verdicts.flatMap((all, place) => (all.includes(verdict) ? [place + 1] : []));
  const [bad, dark] = [places("wrong"), places("unknown")];
  if (bad.length > 0) return { ...wrong("legs", "wrongLegs"), legs: bad };
  if (dark.length > 0) return { ...unknown("legs", "noFacts"), legs: dark };
  return right("legs", verdicts.flat().includes("right") ? "right" : "nothingEnded");
}

function amountChecks(data: EvidenceData, hasNewTerms: boolean): readonly EvidenceCheck[] {
  const { ticket, history } = data;
  const isKnown = ticket.legs.every(({ w }) => PLAYS.has(w)) && !hasNewTerms;
  const check = (name: EvidenceCheckName, compared: () => readonly Compared[]): EvidenceCheck => {
    if (!isKnown) return unknown(name, "newTerms");
    const amounts = attempted(compared)?.filter(({ stated, found }) => stated !== found);
    if (amounts === undefined) return wrong(name, "wrongAmounts");
    return amounts.length === 0 ? right(name) : { ...wrong(name, "wrongAmounts"), amounts };
  };
  return [
    check("placed", () => placedAmounts(ticket)),
    hasEnded(ticket)
      ? check("settled", () => settledAmounts(ticket))
      : right("settled", "nothingEnded"),
    history.length === 0
      ? unknown("history", "notStored")
      : check("history", () => movedAmounts(data)),
  ];
}
