// A selection on the evidence page: what was backed at which odds, and how it ended.
import type { Ticket } from "../api/ticket.ts";
import { TALLIES } from "../betting/counts.ts";
import type { MatchResult } from "../betting/match-result.ts";
import { shownOdds, shownType } from "../betting/odds.ts";
import { COMBINATION } from "../betting/match-combinations.ts";
import { PLAYS } from "../betting/plays.ts";
import { RESULT_CODES } from "../betting/result-codes.ts";
import { ownValue } from "../own-value.ts";
import { lineWords, playWords, sideWords } from "./bet-words.ts";
import type { EvidenceData, EvidenceFact, EvidenceLeg } from "./evidence-data.ts";
import { type Fact, factList, type Html, markup } from "./page-html.ts";
import { centsText, filledWords, type PageWords, timeText, wordOf } from "./page-words.ts";

type TicketLeg = Ticket["legs"][number];
type Part = TicketLeg["parts"][number];
type Limits = NonNullable<EvidenceLeg["limits"]>;

export function legsHtml({ ticket, legs }: EvidenceData, words: PageWords): readonly Html[] {
  return ticket.legs.map((leg, place) => {
    const heading = filledWords(words.leg.nth, { place: String(place + 1) });
    const own = legs[place] ?? NOT_STORED;
    const parts = leg.parts.map((part, at) => partHtml({ leg, part, own, at }, ticket, words));
    return markup`<article><h3>${heading}</h3>${factList([...matchFacts(leg, words), ...betFacts({ leg, bet: leg, own }, ticket, words), ...legFacts(leg, own, words), ...endFacts({ leg, bet: leg, own }, words)])}${parts}</article>`;
  });
}

const NOT_STORED: EvidenceLeg = {
  listed: [],
  asked: null,
  facts: [],
  leastOdds: null,
  limits: null,
  setOdds: null,
  parts: [],
};

function partHtml(
  { leg, part, own, at }: { leg: TicketLeg; part: Part; own: EvidenceLeg; at: number },
  ticket: Ticket,
  words: PageWords,
): Html {
  const heading = filledWords(words.leg.part, { place: String(at + 1) });
  const bet = { leg, bet: part, own: own.parts[at] ?? NOT_STORED };
  return markup`<section class="part"><h4>${heading}</h4>${factList([...betFacts(bet, ticket, words), ...endFacts(bet, words)])}</section>`;
}

function matchFacts(leg: TicketLeg, words: PageWords): readonly Fact[] {
  const isOutright = PLAYS.get(leg.w)?.rule === "outright";
  const { match, league, startsAt, closesAt } = words.leg;
  return [
    [match, isOutright ? leg.team_h : `${leg.team_h} vs ${leg.team_c}`],
    [league, leg.league === "" ? null : leg.league],
    [isOutright ? closesAt : startsAt, timeText(leg.startsAt)],
  ];
}

/** A part has the teams of its leg. */
interface Selection {
  readonly leg: TicketLeg;
  readonly bet: TicketLeg | Part;
  readonly own: Pick<EvidenceLeg, "asked" | "facts" | "listed">;
}

function betFacts(
  { leg, bet, own }: Selection,
  { oddsType }: Pick<Ticket, "oddsType">,
  words: PageWords,
): readonly Fact[] {
  const { leg: named } = words;
  const odds = (price: string) => oddsWords(bet.w, price, oddsType, words);
  const isCombined = bet.w === COMBINATION;
  return [
    [named.play, playWords(bet.w, words)],
    [named.backed, sideWords(bet, leg, words)],
    [named.line, lineWords(bet)],
    [named.when, leg.live ? named.live : named.early],
    [named.askedOdds, own.asked === null ? named.notStored : odds(own.asked.odds)],
    [named.odds, odds(bet.odds)],
    [named.scoreAtBet, isCombined || !leg.live ? null : scoreWords(bet.score, named.notStored)],
    [named.listed, own.listed.length === 0 ? null : own.listed.join("、")],
  ];
}

/** As shown to the member, and the exact price that money is computed with. */
function oddsWords(
  w: string,
  price: string,
  type: Ticket["oddsType"],
  { oddsTypes }: PageWords,
): string {
  const quoted = PLAYS.get(w)?.quoted ?? "decimal";
  const shown = shownOdds(price, quoted, type);
  return shown === "" ? price : `${shown} ${oddsTypes[shownType(quoted, type)]}（${price}）`;
}

function legFacts(
  { paidOdds }: TicketLeg,
  { leastOdds, limits }: EvidenceLeg,
  { leg, ...words }: PageWords,
): readonly Fact[] {
  return [
    [leg.leastOdds, leastOdds],
    [leg.limits, limits && limitWords(limits, { leg, ...words })],
    [leg.paidOdds, paidOdds],
  ];
}

export function limitWords(
  { minCents, maxCents, payoutCapCents }: Limits,
  { term }: PageWords,
): string {
  const [min, max, payout] = [minCents, maxCents, payoutCapCents].map(centsText);
  return filledWords(term.range, { min: min ?? "", max: max ?? "", payout: payout ?? "" });
}

function endFacts({ leg, bet: { result, w }, own }: Selection, words: PageWords): readonly Fact[] {
  const { leg: named } = words;
  const facts = own.facts.map((fact) => markup`<p>${factWords(fact, leg, words)}</p>`);
  const basis: Fact = [named.facts, facts.length === 0 ? null : markup`${facts}`];
  if (result === null) return [[named.result, named.open], basis];
  const meaning = ownValue(RESULT_CODES, result.code);
  const text = meaning === undefined ? result.code : `${words.code[meaning]}（${result.code}）`;
  const { deadHeat } = result;
  const counts = { runners: String(deadHeat?.runners), places: String(deadHeat?.places) };
  return [
    [named.result, text],
    [named.score, result.score && scoreWords(result.score, "")],
    [named.factor, result.factor],
    [named.deadHeat, deadHeat && filledWords(named.deadHeatText, counts)],
    facts.length === 0 && w !== COMBINATION ? [named.facts, named.notStored] : basis,
  ];
}

function factWords(
  { at, result, winners }: EvidenceFact,
  leg: TicketLeg,
  words: PageWords,
): string {
  const time = timeText(at).replace("\n", "，");
  const begin = filledWords(words.fact.at, { time });
  const names = winners?.join("、") ?? "";
  if (result === null) return `${begin}${filledWords(words.fact.winners, { names })}`;
  return [
    `${begin}${wordOf(words.fact.status, result.status)}`,
    ...scores(result, leg, words),
  ].join("；");
}

function scores(result: MatchResult, leg: TicketLeg, { fact }: PageWords): readonly string[] {
  const counted = (["score", "sets", ...TALLIES] as const).flatMap((tally) => {
    const { half = null, full = null } = result[tally] ?? {};
    const texts = [half && filledWords(fact.half, { score: half.join("-") })].concat(
      full && filledWords(fact.full, { score: full.join("-") }),
    );
    const shown = texts.filter((text) => text !== null);
    return shown.length === 0 ? [] : [`${wordOf(fact.tally, tally)} ${shown.join("，")}`];
  });
  const { overtime = null, periods = {}, contests = {}, goals = null } = result;
  const sides = goals?.map((side) => (side === "H" ? leg.team_h : leg.team_c)).join("、") ?? "";
  return [
    ...counted,
    ...(overtime === null ? [] : [filledWords(fact.overtime, { score: overtime.join("-") })]),
    ...Object.entries(periods).map(([name, score]) => `${name} ${score.join("-")}`),
    ...Object.entries(contests).map(([name, winner]) => `${name} ${winner}`),
    ...(sides === "" ? [] : [filledWords(fact.goals, { sides })]),
  ];
}

function scoreWords(score: readonly number[] | null, none: string): string {
  return score === null ? none : score.join("-");
}
