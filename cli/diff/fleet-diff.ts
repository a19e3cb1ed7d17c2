// What differs between two states of a fleet, as `--json` prints it (docs/diff.md).
import type { Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";

/** In the order they are shown. */
export const CHANGE_KINDS = [
  "token",
  "primitive",
  "switch",
  "page",
  "field",
  "text",
  "document",
  "artwork",
  "content",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One difference of one brand. */
export interface Change {
  readonly kind: ChangeKind;
  /** Token, switch, route, manifest field, text, document, asset or shared file. */
  readonly name: string;
  /** Edition of a token, locale of a text or document. */
  readonly variant: string | null;
  /** Null where it was not there. */
  readonly before: string | null;
  /** Null where it is there no more. */
  readonly after: string | null;
}

export interface ChangedValue {
  readonly before: string | null;
  readonly after: string | null;
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

/** A pair of the contrast gate that comes closer together in one brand. */
export interface ContrastChange {
  readonly edition: Edition;
  /** Roles, `color.text`. */
  readonly foreground: string;
  readonly background: string;
  readonly needed: number;
  /** Null where the pair was not asked for, or the edition not offered. */
  readonly before: Seen | null;
  readonly after: Seen;
  readonly passes: boolean;
}

export interface ContrastGroup extends Pick<
  ContrastChange,
  "edition" | "foreground" | "background" | "needed"
> {
  /** Whether the gate passes in every brand. */
  readonly passes: boolean;
  /** The lowest ratio first. */
  readonly brands: readonly {
    readonly brand: string;
    readonly before: Seen | null;
    readonly after: Seen;
  }[];
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
  /** Name of each changed brand, for samples: id → name in zh-CN. */
  readonly names: Readonly<Record<string, string>>;
}

export function differs(diff: FleetDiff): boolean {
  const lists = [diff.added, diff.removed, diff.renamed, diff.changed, diff.problems];
  return lists.some((list) => list.length > 0);
}
