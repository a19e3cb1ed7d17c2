// The shapes a token goes through: definition (one file) → layered (last wins) → resolved (CSS).
import type { Dictionary } from "style-dictionary/types";
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

/** `file` is absolute. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A name without a value: in semantic.json it declares a role. */
export interface Declaration extends Place {
  /** Dotted path, `color.accent`. */
  readonly name: string;
  /** Own or inherited `$type`; null when neither is given. */
  readonly type: TokenType | null;
}

export interface TokenDefinition extends Declaration {
  readonly value: unknown;
}

/** A group that takes over the tokens of another: see extended-groups.ts. */
export interface GroupExtension extends Place {
  readonly name: string;
  readonly target: string;
}

export interface TokenFile {
  readonly file: string;
  readonly extensions: readonly GroupExtension[];
  readonly tokens: readonly TokenDefinition[];
  readonly declarations: readonly Declaration[];
  readonly problems: readonly Problem[];
}

/** A token after layering: the last layer's value with the type of the first. */
export interface LayeredToken extends TokenDefinition {
  readonly type: TokenType;
}

export interface ResolvedToken extends Place {
  /** Dotted name. */
  readonly path: string;
  readonly type: TokenType;
  /** Ready for a stylesheet: holds nothing that could end a declaration. */
  readonly value: string;
  /** The tokens it is an alias of, nearest first; empty when it has a value of its own. */
  readonly aliasOf: readonly string[];
  /** Where the value is written; for an alias, not the place of the token. */
  readonly source: Place;
}

export type TokenValues = ReadonlyMap<string, ResolvedToken>;

export interface ResolvedTokens {
  /** Roles of semantic.json by dotted name; incomplete when there are problems. */
  readonly values: TokenValues;
  /** Everything else a file names: hues, chromas, font stacks, a brand's own. */
  readonly primitives: TokenValues;
  readonly problems: readonly Problem[];
  /** For Style Dictionary's formats. */
  readonly dictionary: Dictionary;
}
