import type { Problem } from "../errors/errors.ts";
import type { ChangeGroup, ChangeKind, ContrastGroup } from "./fleet-diff.ts";

const WORDS: Readonly<Record<ChangeKind, readonly [one: string, many: string]>> = {
  token: ["token", "tokens"],
  primitive: ["primitive", "primitives"],
  switch: ["switch", "switches"],
  page: ["page", "pages"],
  field: ["field", "fields"],
  text: ["text", "texts"],
  document: ["legal document", "legal documents"],
  artwork: ["drawing", "drawings"],
  content: ["shared file", "shared files"],
};

/** `3 tokens change in 41 of 600 brands` */
export function groupTitle({ kind, brands, changes }: ChangeGroup, all: number): string {
  const names = new Set(changes.map(({ name }) => name)).size;
  const [one, many] = WORDS[kind];
  return `${names} ${names === 1 ? one : many} ${names === 1 ? "changes" : "change"} in ${brands.length} of ${count(all, "brand")}`;
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** `jade, lotus and 29 more` */
export function foldIds(ids: readonly string[], shown = 6): string {
  const more = ids.length - shown;
  return more > 1 ? `${ids.slice(0, shown).join(", ")} and ${more} more` : ids.join(", ");
}

/** Cut, not rounded: 4.499 must not read as 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Problems of one code at one place: in how many brands beside the first. */
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

/** A pair is worth a look when its lowest ratio is not clear of what it needs by a quarter. */
export function isNearLimit({ needed, brands }: ContrastGroup): boolean {
  return (brands[0]?.after.ratio ?? 0) < needed * 1.25;
}
