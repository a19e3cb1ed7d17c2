// What a set of tokens of another tool is read into.

export type Mode = "light" | "dark";

/** A token as it stands in the file. */
export interface RawToken {
  /** Words of its name, in lower case: `bgColor-accent-emphasis` is bg, color, accent, emphasis. */
  readonly name: string;
  /** Null: it holds in both modes. */
  readonly mode: Mode | null;
  /** A value, or a reference to another token. */
  readonly value: unknown;
}

export interface ImportedColour {
  readonly name: string;
  readonly mode: Mode | null;
  /** `#rrggbb` */
  readonly hex: string;
}

export interface ImportedSet {
  /** Opaque colours. */
  readonly colours: readonly ImportedColour[];
  /** Corner radii in CSS pixels. */
  readonly radii: readonly { readonly name: string; readonly pixels: number }[];
}

/** Words of a name, joined by dots. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1.$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join(".");
}

/** The mode that a name of a theme, a set or a context says. */
export function modeOf(name: string): Mode | null {
  const words = wordsOf(name).split(".");
  if (words.includes("dark") || words.includes("night")) return "dark";
  return words.includes("light") || words.includes("day") ? "light" : null;
}
