// A selection of the slip in words.
import type { TFunction } from "i18next";
import { PLAYS } from "#contract/betting/plays.ts";
import { activeOf, changeOf, type Selection } from "../slip/selection.ts";
import { backedText, isOutright, lineOf, playText, scoreText, signedLine } from "./play-words.ts";
import { shownLine } from "#contract/betting/lines.ts";

type Words = TFunction<"sport">;

/** With the line as it is quoted now. */
export function pickTitle({ pick, now, stamp }: Selection, t: Words): string {
  const line = now === null ? stamp.line : now.line;
  return backedText({ ...pick, line, name: pick.champion?.name ?? null }, t);
}

/** `全场让球 · 滚球 1-1` */
export function pickPlay({ pick, now, stamp }: Selection, t: Words): string {
  const score = scoreText(now === null ? stamp.score : now.score);
  const live = pick.live
    ? [t("view.inPlay"), score].filter((part) => part !== null).join(" ")
    : null;
  return [playText(pick, t), live].filter((part) => part !== null).join(" · ");
}

export function pickMatch({ pick }: Selection): string {
  const teams = isOutright(pick.w) ? pick.team_h : `${pick.team_h} vs ${pick.team_c}`;
  return `${pick.league} · ${teams}`;
}

/** Why it cannot be bet on now; null when it can. */
export function pickProblem(
  selection: Selection,
  sharing: ReadonlySet<string>,
): "sharesGame" | "closed" | "suspended" | "delay" | null {
  if (sharing.has(selection.pick.priceId)) return "sharesGame";
  const active = activeOf(selection);
  return active === "open" ? null : active;
}

interface OldAndNew {
  readonly kind: "line" | "score";
  readonly from: string;
  readonly to: string;
}

/** What changed beside the odds. */
export function pickChanges(selection: Selection): readonly OldAndNew[] {
  const { pick } = selection;
  const change = changeOf(selection);
  const shown = (line: string | null) => {
    const own = lineOf({ ...pick, line });
    return PLAYS.get(pick.w)?.rule === "handicap" ? signedLine(own) : shownLine(own);
  };
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
