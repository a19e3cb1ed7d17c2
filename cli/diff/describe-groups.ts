// Words for groups, pairs and problems on the terminal and the page.
import { count } from "../base/count.ts";
import type { Problem } from "../errors/errors.ts";
import { ratioText } from "../tokens/check-contrast.ts";
import { KIND_WORDS, type ChangeGroup, type ContrastGroup, type FleetDiff } from "./fleet-diff.ts";

export function summary({ changed, brands }: FleetDiff): string {
  return `${changed.length} of ${count(brands, "brand")} change${changed.length === 1 ? "s" : ""}`;
}

/** Brands added, removed, renamed or not compared: label and ids. */
export function brandRows({
  added,
  removed,
  renamed,
  unreadable,
}: FleetDiff): [label: string, brands: string][] {
  return [
    ...(added.length > 0 ? [["added", foldIds(added)] as [string, string]] : []),
    ...(removed.length > 0 ? [["removed", foldIds(removed)] as [string, string]] : []),
    ...renamed.map(({ from, to }): [string, string] => ["renamed", `${from} → ${to}`]),
    ...unreadable.map(({ brand, state }): [string, string] => [
      "not compared",
      `${brand}: its manifest ${state === "after" ? "is" : "was"} not valid`,
    ]),
  ];
}

/** `3 tokens change in 41 of 600 brands` */
export function groupTitle({ kind, brands, changes }: ChangeGroup, all: number): string {
  const names = new Set(changes.map(({ name }) => name)).size;
  const [one, many] = KIND_WORDS[kind];
  return `${count(names, one, many)} ${names === 1 ? "changes" : "change"} in ${brands.length} of ${count(all, "brand")}`;
}

export function contrastTitle(groups: readonly ContrastGroup[]): string {
  const failing = groups.filter(({ passes }) => !passes).length;
  const verdict =
    failing > 0 ? `${failing} no longer pass${failing === 1 ? "es" : ""}` : "all still pass";
  return `${count(groups.length, "contrast pair")} come closer, ${verdict}`;
}

/** Of the brand with the lowest ratio. */
export function contrastWords({ needed, passes, brands }: ContrastGroup): {
  readonly ratios: string;
  readonly verdict: string;
  readonly where: string;
} {
  const [lowest] = brands;
  const fails = brands.filter(({ after }) => after.ratio < needed).length;
  const before = lowest?.before ? ratioText(lowest.before.ratio) : "new";
  return {
    ratios: `${before} → ${ratioText(lowest?.after.ratio ?? 0)}`,
    verdict: passes ? "passes" : `fails in ${fails}`,
    where: `${lowest?.brand ?? ""}${brands.length > 1 ? ` and ${brands.length - 1} more` : ""}`,
  };
}

/** `jade, lotus and 29 more` */
export function foldIds(ids: readonly string[], shown = 6): string {
  const more = ids.length - shown;
  return more > 1 ? `${ids.slice(0, shown).join(", ")} and ${more} more` : ids.join(", ");
}

/** Groups problems with the same code and place. */
export function alikeProblems(
  problems: readonly Problem[],
): { readonly first: Problem; readonly more: number }[] {
  const places = Map.groupBy(problems, ({ code, file, line, field }) =>
    JSON.stringify([code, file, line, field]),
  );
  return [...places.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, more: others.length }],
  );
}
