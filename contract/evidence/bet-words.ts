// What a selection backs, in the words of the evidence page.
import type { Ticket } from "../api/ticket.ts";
import { pointOfLine } from "../betting/contests.ts";
import { oppositeLine, shownLine } from "../betting/lines.ts";
import { periodKind } from "../betting/play-periods.ts";
import { isPlayerRule, NOBODY } from "../betting/player-rules.ts";
import { PLAYS, type PlaySpec } from "../betting/plays.ts";
import { filledWords, type PageWords, wordOf } from "./page-words.ts";

type TicketLeg = Ticket["legs"][number];
export type Selected = Pick<TicketLeg, "w" | "r" | "line">;
type Teams = Pick<TicketLeg, "team_h" | "team_c" | "name">;

/** `全场 让球（R）`; the code of a play that this page does not know. */
export function playWords(w: string, words: PageWords): string {
  const spec = PLAYS.get(w);
  if (!spec) return w;
  const kind = periodKind(spec.period);
  const n = spec.period.slice(1);
  const plain = spec.rule === "outright" || isPlayerRule(spec.rule);
  const period = plain ? "" : filledWords(words.period[kind], { n });
  return `${period}${wordOf(words.play, spec.base)}（${w}）`;
}

/** The line from the backed side's view; null without one. */
export function lineWords({ w, r, line }: Selected): string | null {
  const spec = PLAYS.get(w);
  if (line === null || !spec) return line;
  if (spec.rule === "handicap") {
    const own = shownLine(r === "C" ? oppositeLine(line) : line);
    return own.startsWith("-") || own === "0" ? own : `+${own}`;
  }
  return LINED.has(spec.rule) ? shownLine(line) : null;
}

const LINED: ReadonlySet<string> = new Set(["total", "teamTotal", "resultTotal"]);

/** `海潮联合`, `大`, `和局`, `2-1`. */
export function sideWords(bet: Selected, teams: Teams, words: PageWords): string {
  const spec = PLAYS.get(bet.w);
  if (!spec) return bet.r;
  const { rule } = spec;
  const { side } = words;
  const named = { H: teams.team_h, C: teams.team_c };
  const sideOf = (name: string) => wordOf({ ...side, ...named }, name);
  if (isPlayerRule(rule) && bet.r === NOBODY) return side.nobody;
  if (rule === "outright" || isPlayerRule(rule)) return teams.name ?? bet.r;
  if (rule === "combination") return side.all;
  if (rule === "correctScore") return bet.r === "other" ? side.other : bet.r;
  if (rule === "totalGoals") return filledWords(side.goals, { range: bet.r });
  if (rule === "doubleChance") return [...bet.r].map(sideOf).join(side.or);
  if (rule === "halfFull") return [...bet.r].map((one) => wordOf(words.letter, one)).join("/");
  if (rule === "halfGoals") return wordOf(side, `half${bet.r}`);
  if (rule === "margin") return marginWords(bet.r, sideOf, words);
  if (rule === "resultBoth" || rule === "resultTotal")
    return resultWords(bet.r, spec, sideOf, words);
  return NUMBERED.has(rule) ? numberedWords(bet, spec, sideOf(bet.r), words) : sideOf(bet.r);
}

const NUMBERED: ReadonlySet<string> = new Set(["nextGoal", "race", "game", "point"]);

type SideOf = (name: string) => string;

/** `H2` → `海潮联合 净胜 2 球`. */
function marginWords([winner = "", goals = ""]: string, sideOf: SideOf, words: PageWords): string {
  if (goals === "") return sideOf(winner);
  const { margin, marginOrMore } = words.side;
  return filledWords(goals === "3" ? marginOrMore : margin, { team: sideOf(winner), goals });
}

/** `HNO` → `海潮联合，有球队不进球`; `NU` → `和局，小`. */
function resultWords(
  [first = "", ...rest]: string,
  { rule }: PlaySpec,
  sideOf: SideOf,
  { side }: PageWords,
): string {
  const second = rest.join("");
  const both = second === "Y" ? side.both : side.notBoth;
  const other = rule === "resultTotal" ? sideOf(second) : both;
  return filledWords(side.and, { result: sideOf(first), other });
}

function numberedWords(
  { r, line }: Selected,
  { rule }: PlaySpec,
  team: string,
  { side }: PageWords,
): string {
  const number = line ?? "";
  if (rule === "race") return filledWords(side.race, { points: number, team });
  if (rule === "nextGoal")
    return filledWords(r === "N" ? side.noGoal : side.nextGoal, { goal: number, team });
  if (rule === "game") return filledWords(side.game, { game: number, team });
  const { game, point } = pointOfLine(line ?? "0");
  return `${filledWords(side.game, { game: String(game), team: "" })}${point} · ${team}`;
}
