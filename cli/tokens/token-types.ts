// The shapes a token goes through: definition (one file) → layered (last wins) → resolved (CSS).
import type { Problem } from "../errors/errors.ts";

export const TOKEN_TYPES = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "duration",
  "cubicBezier",
  "number",
  "shadow",
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

export function isTokenType(value: unknown): value is TokenType {
  return TOKEN_TYPES.some((type) => type === value);
}

/** Where a value stands; `file` is absolute. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A token as one file states it. */
export interface TokenDefinition extends Place {
  /** Dotted path, `color.accent`. */
  readonly name: string;
  /** Own or inherited `$type`; null when neither is given. */
  readonly type: TokenType | null;
  readonly value: unknown;
}

/** A name without a value: in semantic.json it declares a role. */
export interface Declaration extends Place {
  readonly name: string;
  readonly type: TokenType | null;
}

export interface TokenFile {
  readonly file: string;
  readonly tokens: readonly TokenDefinition[];
  readonly declarations: readonly Declaration[];
  readonly problems: readonly Problem[];
}

/** A token after layering: the last layer's value with the type of the first. */
export interface LayeredToken extends Place {
  readonly name: string;
  readonly type: TokenType;
  readonly value: unknown;
}

export interface ResolvedToken extends Place {
  /** Dotted path inside the file, which is also the name. */
  readonly path: string;
  readonly type: TokenType;
  /** Ready for a stylesheet: holds nothing that could end a declaration. */
  readonly value: string;
  /** Where the value really stands, when this token is an alias of another. */
  readonly source: Place;
}

export interface ResolvedTokens {
  /** The roles of semantic.json by dotted name. Incomplete when there are problems. */
  readonly values: ReadonlyMap<string, ResolvedToken>;
  /** Everything else a file names: hues, chromas, font stacks, a brand's own. */
  readonly primitives: ReadonlyMap<string, ResolvedToken>;
  readonly problems: readonly Problem[];
  /** The same tokens with other colours on top, by role name. */
  readonly withColours: (colours: Readonly<Record<string, string>>) => ResolvedTokens;
}
