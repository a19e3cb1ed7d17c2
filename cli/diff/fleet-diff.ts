// What differs between two states of a fleet, as `--json` prints it (docs/diff.md).
import type { Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";

/** In the order they are shown: one, many, and the heading of the page. */
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

/** Null where there was or is nothing. */
interface ValuePair {
  readonly before: string | null;
  readonly after: string | null;
}

/** One difference of one brand. */
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

/** One name that changes, in the same way in every variant listed. */
export interface ChangedName {
  readonly name: string;
  readonly variants: readonly string[];
  /** One entry per different pair of values, the most frequent first. */
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
  /** As it is seen, opaque. */
  readonly ground: string;
  readonly ratio: number;
}

/** A pair of the contrast check, with the roles of its colours. */
export interface PairInEdition {
  readonly edition: Edition;
  readonly foreground: string;
  readonly background: string;
  readonly needed: number;
}

interface SeenPair {
  /** Null where the pair was not asked for, or the edition not offered. */
  readonly before: Seen | null;
  readonly after: Seen;
}

/** A pair that comes closer together in one brand. */
export interface ContrastChange extends PairInEdition, SeenPair {}

export interface ContrastGroup extends PairInEdition {
  /** Whether the check passes in every brand. */
  readonly passes: boolean;
  /** The lowest ratio first. */
  readonly brands: readonly (SeenPair & { readonly brand: string })[];
}

export interface RenamedBrand {
  readonly from: string;
  readonly to: string;
}

export interface FleetDiff {
  /** Brands looked at: those there are and those that were. */
  readonly brands: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Same site id under another id. */
  readonly renamed: readonly RenamedBrand[];
  /** Brands of both states in which something differs. */
  readonly changed: readonly string[];
  /** Brands whose manifest does not hold in one of the two states. */
  readonly unreadable: readonly { readonly brand: string; readonly state: "before" | "after" }[];
  readonly groups: readonly ChangeGroup[];
  readonly contrast: readonly ContrastGroup[];
  /** Problems the brands have now and did not have. */
  readonly problems: readonly Problem[];
}

export function differs(diff: FleetDiff): boolean {
  const lists = [diff.added, diff.removed, diff.renamed, diff.changed, diff.problems];
  return lists.some((list) => list.length > 0);
}
