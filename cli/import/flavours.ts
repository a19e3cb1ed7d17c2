// Some sets hold several themes side by side, told apart by one word of the name only (`ctp.latte.base`,
// `ctp.mocha.base`). The lightest and the darkest become the two modes.
import { oklchOf } from "../tokens/colour.ts";
import type { ImportedColour } from "./imported-token.ts";

/** The steps of palettes, not themes. */
const IS_SHADE = /^\d*$/;

const SHARED_NAMES = 0.8;
const SMALLEST = 8;
/** Difference in lightness between grounds of a light and a dark theme. */
const APART = 0.4;

export function namedFlavours(colours: readonly ImportedColour[]): readonly ImportedColour[] {
  if (colours.some(({ mode }) => mode !== null)) return colours;
  for (const place of [0, 1]) {
    const groups = Map.groupBy(colours, ({ name }) => name.split(".")[place] ?? "");
    const flavours = [...groups].flatMap(([word, group]) =>
      group.length >= SMALLEST && !IS_SHADE.test(word) ? [group] : [],
    );
    if (flavours.length < 2 || !areAlike(flavours, place)) continue;
    const sorted = flavours.toSorted((a, b) => groundOf(a) - groundOf(b));
    const [dark, light] = [sorted[0] ?? [], sorted.at(-1) ?? []];
    if (groundOf(light) - groundOf(dark) < APART) continue;
    return [
      ...light.map((one) => ({ ...one, name: without(one.name, place), mode: "light" as const })),
      ...dark.map((one) => ({ ...one, name: without(one.name, place), mode: "dark" as const })),
    ];
  }
  return colours;
}

const without = (name: string, place: number): string =>
  name.split(".").toSpliced(place, 1).join(".");

function areAlike(flavours: readonly (readonly ImportedColour[])[], place: number): boolean {
  const [first, ...others] = flavours.map(
    (group) => new Set(group.map(({ name }) => without(name, place))),
  );
  if (first === undefined) return false;
  return others.every((names) => first.intersection(names).size >= SHARED_NAMES * first.size);
}

/** Lightness of the page: of a colour that is named so, else the mean of the greyest third. */
function groundOf(group: readonly ImportedColour[]): number {
  const named = group.find(({ name }) => /(?:^|\.)(?:base|background|bg|canvas)$/.test(name));
  if (named) return oklchOf(named.hex).l;
  const greys = group.map(({ hex }) => oklchOf(hex)).toSorted((a, b) => a.c - b.c);
  const third = greys.slice(0, Math.ceil(greys.length / 3));
  return third.reduce((sum, { l }) => sum + l, 0) / Math.max(1, third.length);
}
