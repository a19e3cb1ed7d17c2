// Texts of a combination within a match in the slip.
import type { TFunction } from "i18next";
import type { CombinationProblem } from "#contract/api/tickets.ts";
import { playAndBacked } from "#domain/bets/play-words.ts";
import { percentText } from "#lib/text/format.ts";
import { problemsOf } from "../state/combined-entries.ts";
import type { SlipEntry } from "../state/slip-entry.ts";
import { factsOf } from "./entry-words.ts";

type Words = TFunction<"sport">;

function partName(parts: readonly SlipEntry[], place: number, t: Words): string {
  const part = parts[place];
  return part === undefined ? "" : playAndBacked(factsOf(part), t);
}

/** What keeps the parts from being combined, and what to do about it. */
export function problemTexts(entry: SlipEntry, t: Words): readonly string[] {
  const { parts = [] } = entry;
  return problemsOf(entry).map((problem) => problemText(problem, parts, t));
}

function problemText(
  { kind, parts: places, part, why }: CombinationProblem,
  parts: readonly SlipEntry[],
  t: Words,
): string {
  const named = (all: readonly number[]) =>
    all.map((place) => t("view.combined.quoted", { name: partName(parts, place, t) })).join("");
  switch (kind) {
    case "excludes":
      return t("view.combined.problem.excludes", { names: named(places) });
    case "implies":
      return t("view.combined.problem.implies", {
        names: named(places),
        name: named(part === null ? [] : [part]),
      });
    case "returns":
      return t(`view.combined.problem.${why ?? "draw"}`, { names: named(places) });
    case "unknown":
      return t("view.combined.problem.unknown", { names: named(places) });
  }
}

export interface CombinedFigures {
  /** `29.4%` */
  readonly chance: string;
  readonly margin: string;
}

/** Null without a price. */
export function combinedFigures({ now }: SlipEntry): CombinedFigures | null {
  const { chance = null, margin = null } = now?.combination ?? {};
  return chance === null || margin === null
    ? null
    : { chance: shareText(chance), margin: shareText(margin) };
}

/** To a tenth of a percent. */
const shareText = (share: number) => percentText(Math.round(share * 1000) * 10);

export interface WithoutPart {
  readonly name: string;
  readonly odds: string;
}

/** What it pays when one part is void and the others win. */
export function oddsWithoutPart({ now, parts = [] }: SlipEntry, t: Words): readonly WithoutPart[] {
  return (now?.combination?.without ?? []).map(({ part, odds }) => ({
    name: partName(parts, part, t),
    odds,
  }));
}
