// Checks how a server quotes a combination within a match (docs/decisions/070). A server may price it as it likes, or not
// at all; the fields of its answer must not contradict each other.
import type { SportMatch } from "#contract/api/sport.ts";
import type { LegQuote, QuotedLeg } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { offSwitch } from "./call-plan.ts";
import type { Reply } from "./client.ts";
import { notRun, rowOf, type Row, type Verdict } from "./report-row.ts";
import { goodAnswer, type Visit } from "./visit.ts";

const CHECK = "combination";
const EXCLUDED = "parts that exclude each other";

export async function checkCombination(visit: Visit): Promise<readonly Row[]> {
  const off = offSwitch(visit.facts, "quote");
  if (off !== null) return [notRun("quote", CHECK, `the brand's switch ${off} is off`, null)];
  const matches = visit.facts.answer("matchList")?.matches ?? [];
  const [pair] = matches.flatMap((match) => pairIn(match) ?? []);
  if (pair === undefined) return [notRun("quote", CHECK, "no two plays of a match are open", null)];
  const { picked, excluding } = pair;
  const { reply, quoted } = await askFor(visit, picked);
  const failed = goodAnswer("quote", reply);
  if (failed !== null) return [rowOf("quote", CHECK, failed)];
  if (quoted === null || !isOffered(quoted))
    return [notRun("quote", CHECK, "the server has no price of a combination", null)];
  const other = await askFor(visit, excluding);
  return [
    rowOf("quote", CHECK, verdictOn(reply, flawIn(quoted, picked))),
    rowOf(
      "quote",
      EXCLUDED,
      goodAnswer("quote", other.reply) ?? verdictOn(other.reply, openFlaw(other.quoted)),
    ),
  ];
}

/** What is wrong with the quote of a combination of these parts, and what to do; null: nothing. */
export function flawIn(quoted: LegQuote, parts: readonly QuotedLeg[]): readonly string[] | null {
  const { w, active, odds, combination } = quoted;
  if (w !== COMBINATION) return ["w", `is ${w}`, `answer ${COMBINATION}`];
  if (combination === null) return ["combination", "is null", "answer what the book knows of it"];
  const { chance, margin, without, problems } = combination;
  if (problems.length > 0 && active !== "closed")
    return ["active", `is ${active} beside problems`, "close what cannot be combined"];
  if (problems.length > 0) return null;
  if (active !== "open") return null;
  if (chance === null || chance <= 0 || chance > 1)
    return ["combination.chance", `is ${chance}`, "answer the chance that all parts win, up to 1"];
  if (margin === null || margin >= 1)
    return ["combination.margin", `is ${margin}`, "answer the share that the book keeps"];
  if (Number(odds) <= 1) return ["odds", `is ${odds}`, "answer decimal odds, stake included"];
  const places = without.map(({ part }) => part).toSorted((one, two) => one - two);
  if (String(places) !== String([...parts.keys()]))
    return ["combination.without", `has the parts ${places}`, "answer one price for each part"];
  const above = without.find((one) => Number(one.odds) > Number(odds));
  return above === undefined
    ? null
    : [
        "combination.without",
        `has ${above.odds} without part ${above.part}, more than ${odds} for all`,
        "pay no more for fewer parts",
      ];
}

function openFlaw(quoted: LegQuote | null): readonly string[] | null {
  return quoted?.active === "open"
    ? ["active", "is open, but both parts cannot win", "close it, and name the parts in problems"]
    : null;
}

function verdictOn({ place }: Reply, flaw: readonly string[] | null): Verdict {
  if (flaw === null) return null;
  const [field = "", what = "", fix = ""] = flaw;
  return { place: `${place}  data.legs[].${field}`, what: `${field} ${what}.`, fix: `${fix}.` };
}

/** Whether the server knows of combinations, and this one could be bet on. */
function isOffered({ combination, active }: LegQuote): boolean {
  if (combination === null) return false;
  const { chance, problems } = combination;
  return active === "open" || chance !== null || problems.some(({ kind }) => kind !== "unknown");
}

/** Beside its parts, as the slip asks. */
async function askFor(visit: Visit, parts: readonly QuotedLeg[]) {
  const combined = combinationOf(parts);
  const reply = await visit.ask("quote", { selections: [...parts, combined] });
  const legs = visit.facts.answer("quote")?.legs ?? [];
  return { reply, quoted: legs.find(({ priceId }) => priceId === combined.priceId) ?? null };
}

function combinationOf(parts: readonly QuotedLeg[]): QuotedLeg {
  const gameId = parts[0]?.gameId ?? "";
  const ids = parts.map(({ priceId }) => priceId);
  const terms = { w: COMBINATION, r: ALL_WIN, line: null, odds: "1.00", score: null };
  return { priceId: combinationId(gameId, ids), gameId, ...terms, parts: [...parts] };
}

/** The home side wins and goals are over a half line; and two winners of one match. */
function pairIn(match: SportMatch) {
  const [home, away, over] = [
    legIn(match, "M", "H"),
    legIn(match, "M", "C"),
    legIn(match, "OU", "O"),
  ];
  return home && away && over ? { picked: [home, over], excluding: [home, away] } : null;
}

/** With a line only on halves: no stake returns. */
function legIn({ gameId, markets }: SportMatch, w: string, r: string): QuotedLeg | null {
  const market = markets.find(
    (one) => one.w === w && one.state === "open" && (one.line === null || /\.50*$/.test(one.line)),
  );
  const price = market?.prices.find((one) => one.r === r && one.active);
  if (market === undefined || price === undefined) return null;
  return { priceId: price.id, gameId, w, r, line: market.line, odds: price.odds, score: null };
}
