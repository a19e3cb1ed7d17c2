// How the legs of a ticket must have ended, by the rules for bets and by what the evidence says happened.
import type { Ticket } from "../api/ticket.ts";
import { COMBINATION, settleCombination } from "../betting/match-combinations.ts";
import { scoreOf } from "../betting/period-scores.ts";
import { playSpec, PLAYS } from "../betting/plays.ts";
import { isResultCode, type ResultCode } from "../betting/result-codes.ts";
import type { Score } from "../betting/score.ts";
import { type DeadHeat, settleOutright, settleSelection } from "../betting/settlement.ts";
import { COUNTS_FROM_BET, MATCH_SPORTS } from "../betting/sports.ts";
import type { EvidenceFact, EvidenceLeg } from "./evidence-data.ts";

type TicketLeg = Ticket["legs"][number];
type Part = TicketLeg["parts"][number];

interface Ended {
  readonly code: ResultCode;
  readonly score: Score | null;
  readonly deadHeat: DeadHeat | null;
  /** Of a combination without its void parts; null: its odds. */
  readonly paidOdds: string | null;
}

/** `open`: nothing to compare. `unknown`: settled without facts that this program can judge. */
export type LegVerdict = "right" | "wrong" | "open" | "unknown";

/** The verdict of each part, and last of the leg itself. */
export function judgeLeg(leg: TicketLeg, facts: EvidenceLeg): readonly LegVerdict[] {
  if (leg.w !== COMBINATION) return [judged(leg, () => endedBy(leg, leg, facts))];
  const parts = leg.parts.map((part, place) => {
    const own = facts.parts[place];
    return judged(part, () => (own ? endedBy(part, leg, own) : null));
  });
  return [...parts, judged(leg, () => combinationEnd(leg, facts))];
}

function judged(
  { result, ...leg }: Pick<TicketLeg, "w" | "result"> & { readonly paidOdds?: string | null },
  recompute: () => Ended | null,
): LegVerdict {
  if (result === null || result.code === "A") return "open";
  if (!PLAYS.has(leg.w)) return "unknown";
  const ended = recompute();
  if (ended === null) return "unknown";
  const same =
    ended.code === result.code &&
    String(ended.score) === String(result.score) &&
    ended.deadHeat?.places === result.deadHeat?.places &&
    ended.deadHeat?.runners === result.deadHeat?.runners &&
    ended.paidOdds === (leg.paidOdds ?? null);
  return same ? "right" : "wrong";
}

/** Null without facts, and where they leave the selection open. */
function endedBy(
  { w, r, line, score }: TicketLeg | Part,
  { sport, live }: TicketLeg,
  {
    listed,
    facts,
  }: { readonly listed: readonly string[]; readonly facts: readonly EvidenceFact[] },
): Ended | null {
  const fact = facts.at(-1);
  if (fact === undefined) return null;
  const none = { score: null, deadHeat: null, paidOdds: null };
  if (fact.result === null) {
    const settled = settleOutright(r, fact.winners && { ranking: [fact.winners], places: 1 });
    return settled && { ...none, ...settled };
  }
  const known = MATCH_SPORTS.find((one) => one === sport);
  const counts = live && known !== undefined && COUNTS_FROM_BET.has(known);
  const bet = { play: w, side: r, line, listed, scoreAtBet: counts ? score : null };
  const code = settleSelection(bet, fact.result);
  if (code === null) return null;
  const counted = code.startsWith("D") ? null : scoreOf(playSpec(w), fact.result);
  return { ...none, code, score: counted };
}

/** The result of a combination, from the results of its parts; each part is checked separately. */
function combinationEnd({ parts }: TicketLeg, { setOdds }: EvidenceLeg): Ended | null {
  const codes = parts.map(({ result }) => codeOf(result));
  if (setOdds === null) return null;
  const settled = settleCombination(codes, (places) => {
    return setOdds[places.reduce((set, place) => set + 2 ** place, 0)] ?? "";
  });
  return settled && { ...settled, score: null, deadHeat: null };
}

export function codeOf(result: TicketLeg["result"]): ResultCode | null {
  return result !== null && isResultCode(result.code) ? result.code : null;
}
