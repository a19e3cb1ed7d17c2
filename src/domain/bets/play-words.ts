// Text of a bet: the backed side and the play (terms: content/help/rqgl, dxqgl).
import type { TFunction } from "i18next";
import { pointOfLine } from "#contract/betting/contests.ts";
import { oppositeLine, shownLine } from "#contract/betting/lines.ts";
import { isPlayerRule, NOBODY } from "#contract/betting/player-rules.ts";
import { periodKind } from "#contract/betting/play-periods.ts";
import type { PlayRule } from "#contract/betting/play-shapes.ts";
import { type PlaySpec, playSpec } from "#contract/betting/plays.ts";
import { handicapGives } from "#contract/betting/sports.ts";
import { playPeriodText, setUnit } from "./period-text.ts";

export interface Backed {
  readonly w: string;
  readonly r: string;
  /** Line of the home side, or of the total. */
  readonly line: string | null;
  readonly team_h: string;
  readonly team_c: string;
  readonly name: string | null;
  /** Of a combination within a match. */
  readonly parts?: readonly unknown[] | undefined;
}

type Words = TFunction<"sport">;
type Pair = readonly [number, number];

/** `海潮联合 -0.5`, `大 2.5`, `和局`, `2-1`. */
export function backedText(bet: Backed, t: Words): string {
  const { rule, base } = playSpec(bet.w);
  switch (rule) {
    case "handicap":
      return `${teamOf(bet)} ${signedLine(lineOf(bet))}`;
    case "total":
    case "teamTotal":
      return overText(bet, t);
    case "winner":
      return bet.r === "N" ? t("view.side.draw") : teamOf(bet);
    case "oddEven":
      return t(`view.side.${bet.r === "OD" ? "odd" : "even"}`);
    case "correctScore":
      return bet.r === "other" ? t("view.side.otherScore") : bet.r;
    case "totalGoals":
      return t("view.side.goals", { range: shownRange(bet.r) });
    case "drawNoBet":
    case "first":
      return teamOf(bet);
    case "race":
      return t("view.side.race", { points: bet.line, team: teamOf(bet) });
    case "game":
      return t("view.side.game", { game: bet.line, team: teamOf(bet) });
    case "point":
      return t("view.side.point", { ...pointOfLine(bet.line ?? "0"), team: teamOf(bet) });
    case "resultBoth":
    case "resultTotal":
      return combinedText(bet, t);
    case "doubleChance":
      return [...bet.r].map((side) => sideText(bet, side, t)).join(t("view.side.or"));
    case "bothScore":
    case "cleanSheet":
      return t(`view.side.${bet.r === "Y" ? "yes" : "no"}`);
    case "margin":
      return marginText(bet, t);
    case "halfGoals":
      return t(`view.side.half.${bet.r === "1" || bet.r === "2" ? bet.r : "E"}`);
    case "nextGoal":
      return bet.r === "N"
        ? t("view.side.noGoal", { goal: bet.line })
        : t("view.side.nextGoal", { goal: bet.line, team: teamOf(bet) });
    case "halfFull":
      return [...bet.r].map((letter) => t(`view.letter.${letterOf(letter)}`)).join("/");
    case "firstScorer":
    case "lastScorer":
    case "scorer":
    case "twoGoals":
    case "carded":
    case "assist":
      return bet.r === NOBODY ? t("view.side.nobody") : (bet.name ?? t(`view.play.${base}`));
    case "combination":
      return t("view.combined.named", { count: bet.parts?.length ?? 0 });
    case "outright":
      return bet.name ?? t(`view.play.${base}`);
  }
}

/** `全场双方进球 是`, where what is backed does not stand beside its play. */
export function playAndBacked(bet: Backed & { readonly sport?: string }, t: Words): string {
  return `${playText(bet, t)} ${backedText(bet, t)}`;
}

const WITHOUT_PERIOD: ReadonlySet<PlayRule> = new Set([
  "outright",
  "combination",
  "halfFull",
  "halfGoals",
  "nextGoal",
  "race",
]);

/** Where a row of prices has little room: `主/和`, `主/是`, `和/大 2.5`. */
export function shortText(bet: Backed, t: Words): string {
  const { rule } = playSpec(bet.w);
  const [first = "", ...rest] = bet.r;
  const letter = (side: string) => t(`view.letter.${letterOf(side)}`);
  switch (rule) {
    case "doubleChance":
      return [first, ...rest].map(letter).join("/");
    case "resultBoth":
      return `${letter(first)}/${t(`view.side.${rest.join("") === "Y" ? "yes" : "no"}`)}`;
    case "resultTotal":
      return `${letter(first)}/${overText({ ...bet, r: rest.join("") }, t)}`;
    case "point":
      return t("view.side.shortPoint", {
        point: pointOfLine(bet.line ?? "0").point,
        team: teamOf(bet),
      });
    default:
      return backedText(bet, t);
  }
}

/** `全场让球`, `上半场让分`; a team's own total names the team. */
export function playText(
  bet: Pick<Backed, "w" | "team_h" | "team_c"> & { readonly sport?: string },
  t: Words,
): string {
  const spec = playSpec(bet.w);
  const { base, period, count } = spec;
  if (WITHOUT_PERIOD.has(spec.rule) || isPlayerRule(spec.rule)) return t(`view.play.${base}`);
  const sport = bet.sport ?? "";
  const unit = t(`view.unit.${setUnit(sport)}`);
  if (count === "sets") return t(`view.play.${base}`, { unit });
  const team = spec.team === "home" ? bet.team_h : bet.team_c;
  const play = base === "R" ? t(`handicap.${gives(spec, sport)}`) : t(playKey(spec), { team });
  return `${playPeriodText(sport, period, t)}${play}`;
}

/** Within a map, towers are counted. */
function gives({ period }: PlaySpec, sport: string) {
  return periodKind(period) === "map" ? "towers" : handicapGives(sport);
}

function playKey({ base, period }: PlaySpec) {
  return periodKind(period) === "map" && base === "OU"
    ? "view.play.towers"
    : (`view.play.${base}` as const);
}

/** The line from the backed side's view; `0` for a level handicap. */
export function lineOf({ w, r, line }: Pick<Backed, "w" | "r" | "line">): string {
  if (line === null) return "0";
  return playSpec(w).rule === "handicap" && r === "C" ? oppositeLine(line) : line;
}

/** `+0.5/1`, `-1`, `0`. */
export function signedLine(line: string): string {
  const shown = shownLine(line);
  return shown.startsWith("-") || shown === "0" ? shown : `+${shown}`;
}

export function scoreText(score: Pair | null): string | null {
  return score && score.join("-");
}

/** Outrights have no sides. */
export function isOutright(w: string): boolean {
  return playSpec(w).rule === "outright";
}

function teamOf({ r, team_h, team_c }: Backed): string {
  return r === "C" ? team_c : team_h;
}

/** `大 2.5`. */
function overText({ r, line }: Pick<Backed, "r" | "line">, t: Words): string {
  return `${t(`view.side.${r === "O" ? "over" : "under"}`)} ${shownLine(line ?? "0")}`;
}

/** `HNO` → `海潮联合，有球队不进球`; `NU` → `和局，小 2.5`. */
function combinedText(bet: Backed, t: Words): string {
  const [result = "", ...rest] = bet.r;
  const other = rest.join("");
  const and =
    playSpec(bet.w).rule === "resultTotal"
      ? overText({ ...bet, r: other }, t)
      : t(`view.side.${other === "Y" ? "both" : "notBoth"}`);
  return t("view.side.combined", { result: sideText(bet, result, t), and });
}

function sideText(bet: Backed, side: string, t: Words): string {
  return side === "N" ? t("view.side.draw") : teamOf({ ...bet, r: side });
}

/** `H2` → `海潮联合 净胜 2 球`. */
function marginText(bet: Backed, t: Words): string {
  const [side = "", goals] = bet.r;
  if (side === "N") return t("view.side.draw");
  const team = teamOf({ ...bet, r: side });
  return t(`view.side.margin${goals === "3" ? "OrMore" : ""}`, { team, goals });
}

/** `2-2` → `2`. */
function shownRange(range: string): string {
  const [low, high] = range.split("-");
  return low !== undefined && low === high ? low : range;
}

function letterOf(letter: string): "H" | "N" | "C" {
  return letter === "N" || letter === "C" ? letter : "H";
}
