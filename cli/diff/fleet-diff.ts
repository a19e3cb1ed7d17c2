// The differences of two states of a fleet, as `--json` prints them (docs/diff.md).
import type { Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";

/** In display order: singular, plural, heading. */
export const KIND_WORDS = {
  token: ["token", "tokens", "Tokens"],
  primitive: ["primitive", "primitives", "Primitives"],
  switch: ["switch", "switches", "Switches"],
  page: ["page", "pages", "Pages"],
  field: ["field", "fields", "Manifest fields"],
  text: ["text", "texts", "Texts"],
  document: ["legal document", "legal documents", "Legal documents"],
  artwork: ["drawing", "drawings", "Artwork"],
  content: ["shared file", "shared files", "Shared content"],
} as const;
export type ChangeKind = keyof typeof KIND_WORDS;
export const CHANGE_KINDS = Object.keys(KIND_WORDS) as ChangeKind[];

/** Null: did or does not exist. */
interface ValuePair {
  readonly before: string | null;
  readonly after: string | null;
}

export interface Change extends ValuePair {
  readonly kind: ChangeKind;
  /** Token, switch, route, manifest field, text, document, asset or shared file. */
  readonly name: string;
  /** Edition of a token, locale of a text or document. */
  readonly variant: string | null;
}

export interface ChangedValue extends ValuePair {
  readonly brands: readonly string[];
}

/** `name` changes alike in all `variants`. */
export interface ChangedName {
  readonly name: string;
  readonly variants: readonly string[];
  /** Most frequent first. */
  readonly values: readonly ChangedValue[];
}

/** Names that change in exactly the same brands. */
export interface ChangeGroup {
  readonly kind: ChangeKind;
  readonly brands: readonly string[];
  readonly changes: readonly ChangedName[];
}

export interface Seen {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly foreground: string;
  /** Opaque. */
  readonly ground: string;
  readonly ratio: number;
}

export interface PairInEdition {
  readonly edition: Edition;
  readonly foreground: string;
  readonly background: string;
  readonly needed: number;
}

interface SeenPair {
  /** Null: the pair or edition did not exist. */
  readonly before: Seen | null;
  readonly after: Seen;
}

export interface ContrastChange extends PairInEdition, SeenPair {}

export interface ContrastGroup extends PairInEdition {
  /** In every brand. */
  readonly passes: boolean;
  /** Lowest ratio first. */
  readonly brands: readonly (SeenPair & { readonly brand: string })[];
}

export interface RenamedBrand {
  readonly from: string;
  readonly to: string;
}

export interface FleetDiff {
  /** Compared, added or removed. */
  readonly brands: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly RenamedBrand[];
  /** In both states, with a difference. */
  readonly changed: readonly string[];
  /** Brands with an invalid manifest in one state. */
  readonly unreadable: readonly { readonly brand: string; readonly state: "before" | "after" }[];
  readonly groups: readonly ChangeGroup[];
  readonly contrast: readonly ContrastGroup[];
  /** New problems only. */
  readonly problems: readonly Problem[];
}

export function differs(diff: FleetDiff): boolean {
  const lists = [diff.added, diff.removed, diff.renamed, diff.changed, diff.problems];
  return lists.some((list) => list.length > 0);
}
