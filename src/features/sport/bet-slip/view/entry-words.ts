// Texts of one entry of the slip.
import type { TFunction } from "i18next";
import { shownLine } from "#contract/betting/lines.ts";
import { PLAYS, playSpec } from "#contract/betting/plays.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import type { LegFacts } from "#domain/bets/leg-words.ts";
import { backedText, lineOf, playText, scoreText, signedLine } from "#domain/bets/play-words.ts";
import { namePicked } from "../../markets/slip-selection.ts";
import { activeOf, changeOf, entryPrice, type SlipEntry } from "../state/slip-entry.ts";

type Words = TFunction<"sport">;

/** The entry at its latest quote. */
export function factsOf(entry: SlipEntry): LegFacts {
  const { pick, now, stamp } = entry;
  const { line, score } = now ?? stamp;
  const { price } = entryPrice(entry);
  return { ...pick, line, score, odds: price, name: namePicked(pick) };
}

/** `全场让球 · 滚球 1-1`, with the current score. */
export function pickPlay(entry: SlipEntry, t: Words): string {
  const { live, ...facts } = factsOf(entry);
  const score = scoreText(facts.score);
  const inPlay = live ? [t("view.inPlay"), score].filter((part) => part !== null).join(" ") : null;
  return [playText(facts, t), inPlay].filter((part) => part !== null).join(" · ");
}

/** Plays that a leg's side and line tell alone. */
const PLAIN: ReadonlySet<PlayBase> = new Set(["R", "OU", "M"]);

interface LineWords {
  /** `冰湖城 -0.5` */
  readonly backed: string;
  /** `上半场大小`; null when `backed` tells it. */
  readonly play: string | null;
  /** `冰湖城 v 霜原雄鹿`; `v 霜原雄鹿` when `backed` names the other team. */
  readonly match: string;
}

/** A selection in one line. */
export function lineWords(entry: SlipEntry, t: Words): LineWords {
  const facts = factsOf(entry);
  const { team_h: home, team_c: away, champion, w } = entry.pick;
  const { base, period } = playSpec(w);
  const backed = backedText(facts, t);
  const told = champion !== null || (period === "full" && PLAIN.has(base));
  const play = told ? null : playText(facts, t);
  if (champion !== null) return { backed, play, match: home };
  const named = [home, away].filter((team) => backed.startsWith(team));
  const rest = named.length === 1 ? (named[0] === home ? away : home) : null;
  return { backed, play, match: rest === null ? `${home} v ${away}` : `v ${rest}` };
}

/** Why it cannot be bet on now; null when it can. */
export function pickProblem(entry: SlipEntry): "closed" | "suspended" | "delay" | null {
  const active = activeOf(entry);
  return active === "open" ? null : active;
}

/** `-0.5` of the backed side, `2.5` of a total. */
export function backedLine(backed: Pick<SlipEntry["pick"], "w" | "r" | "line">): string {
  const own = lineOf(backed);
  return PLAYS.get(backed.w)?.rule === "handicap" ? signedLine(own) : shownLine(own);
}

interface OldAndNew {
  readonly kind: "line" | "score";
  readonly from: string;
  readonly to: string;
}

/** Changes other than the odds. */
export function pickChanges(entry: SlipEntry): readonly OldAndNew[] {
  const { pick } = entry;
  const change = changeOf(entry);
  const shown = (line: string | null) => backedLine({ ...pick, line });
  const line = change?.line && {
    kind: "line" as const,
    from: shown(change.line.from),
    to: shown(change.line.to),
  };
  const score = change?.score && {
    kind: "score" as const,
    from: scoreText(change.score.from) ?? "–",
    to: scoreText(change.score.to) ?? "–",
  };
  return [line, score].filter((one) => one !== null && one !== undefined);
}
