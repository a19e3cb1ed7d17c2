// What a set of tokens of another tool is read into.

export type Mode = "light" | "dark";
export const MODES = ["light", "dark"] as const satisfies readonly Mode[];

/** A token as it stands in the file. */
export interface RawToken {
  /** What references call it: its path, the name of a custom property, the id of a variable. */
  readonly key: string;
  /** Other names of the same token, such as its path with the name of the theme that holds it. */
  readonly otherKeys?: readonly string[];
  /** Words of its name, in lower case: `bgColor-accent-emphasis` is bg, color, accent, emphasis. */
  readonly name: string;
  /** Null: it holds in both modes. */
  readonly mode: Mode | null;
  /** A value, a reference `{key}`, or a text with references. */
  readonly value: unknown;
  /** As the file says it, in lower case. */
  readonly type: string | null;
  /** Colour function that its bare channels are for: `240 10% 4%`. */
  readonly channels?: string;
  /** Tokens Studio's change of the colour. */
  readonly modify?: Readonly<Record<string, unknown>>;
  /** 0: of the page; 1: of one component; 2: of a special case, such as wide gamut. The lowest rank holds. */
  readonly rank?: number;
  /** It takes the place of an earlier one on purpose. */
  readonly replaces?: true;
}

/** A group that takes over the tokens of another. */
export interface GroupExtension {
  readonly name: string;
  readonly target: string;
}

export interface RawTokens {
  readonly tokens: readonly RawToken[];
  readonly extensions: readonly GroupExtension[];
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
  /** What the reader of the files should know: values that replace others, references that lead nowhere. */
  readonly warnings: readonly string[];
}

/** Words of a name, joined by dots. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1.$2")
    .replaceAll(/([A-Za-z]{2})(\d)/g, "$1.$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(".");
}
