// The mode that a name says: of a theme, a set, a context, a folder, a selector, or one of our editions.
import path from "node:path";
import { wordsOf, type Mode } from "./imported-token.ts";

const WORDS: Readonly<Record<Mode, ReadonlySet<string>>> = {
  dark: new Set([
    "dark",
    "darkmode",
    "darker",
    "night",
    "midnight",
    "dim",
    "dimmed",
    "professional",
  ]),
  light: new Set(["light", "lightmode", "lighter", "day", "classic"]),
};

export const opposite = (mode: Mode | null): Mode | null =>
  mode === null ? null : mode === "dark" ? "light" : "dark";

/** Null when the name says none, or both. */
export function modeOf(name: string): Mode | null {
  const words = new Set(wordsOf(name).split("."));
  const dark = !words.isDisjointFrom(WORDS.dark);
  if (dark === !words.isDisjointFrom(WORDS.light)) return null;
  return dark ? "dark" : "light";
}

const HUES = new Set(
  "red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple fuchsia pink rose gray grey slate zinc neutral stone brown primary secondary accent text border surface background".split(
    " ",
  ),
);

/** The mode of a group of tokens: `dark` and `acme-dark`, not the palette `dark-blue`. */
export function modeOfGroup(name: string): Mode | null {
  return new Set(wordsOf(name).split(".")).isDisjointFrom(HUES) ? modeOf(name) : null;
}

/** Of each file by its name, else by the folder; what all files share says nothing. */
export function modesOfFiles(files: readonly string[]): readonly (Mode | null)[] {
  const parts = files.map((file) => path.resolve(file).split(path.sep));
  const [first = []] = parts;
  const shared = first.findIndex((part, at) => parts.some((other) => other[at] !== part));
  return parts.map((names) => {
    if (files.length < 2) return null;
    const own = names.slice(Math.max(shared, 0)).toReversed().map(modeOf);
    return own.find((mode) => mode !== null) ?? null;
  });
}
