// What the page of `brand studio` and its server say to each other, and to the frames that show the site.
import * as v from "valibot";
import type { ArtPalettes } from "./artwork.ts";
import { LEGAL_NAMES, type LegalName } from "./legal.ts";
import { EDITIONS, LOCALES, type Edition, type Locale } from "./locales.ts";
import type { NavKey } from "./navigation.ts";

const name = v.pipe(v.string(), v.maxLength(200));
const tokenName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/),
);
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "#rrggbb"));

const length = v.pipe(
  v.string(),
  v.regex(/^-?\d+(?:\.\d+)?(?:px|rem)$/, "a number with px or rem"),
);

/** One of the shadows that lie on each other; the names are those of DTCG. */
export const ShadowLayerSchema = v.strictObject({
  color: v.pipe(v.string(), v.maxLength(200)),
  offsetX: length,
  offsetY: length,
  blur: length,
  spread: length,
});
export type ShadowLayer = v.InferOutput<typeof ShadowLayerSchema>;

export const TOKEN_FILES = ["brand", ...EDITIONS] as const;
export type TokenFileName = (typeof TOKEN_FILES)[number];

/** `value` null takes the brand's own value away. */
export const StudioEditSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("field"), field: name, value: v.unknown() }),
  v.strictObject({
    kind: v.literal("token"),
    file: v.picklist(TOKEN_FILES),
    name: tokenName,
    value: v.nullable(
      v.union([
        v.pipe(v.string(), v.maxLength(400)),
        v.number(),
        v.pipe(v.array(ShadowLayerSchema), v.maxLength(6)),
      ]),
    ),
  }),
  v.strictObject({
    kind: v.literal("text"),
    locale: v.picklist(LOCALES),
    name: v.pipe(v.string(), v.regex(/^[\w-]{1,40}:[\w.-]{1,160}$/)),
    value: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
  }),
  v.strictObject({
    kind: v.literal("legal"),
    name: v.picklist(LEGAL_NAMES),
    locale: v.picklist(LOCALES),
    text: v.nullable(v.pipe(v.string(), v.maxLength(400_000))),
  }),
  v.strictObject({
    kind: v.literal("drawing"),
    field: name,
    svg: v.string(),
  }),
  v.strictObject({ kind: v.literal("palette"), main: colour, counter: v.nullable(colour) }),
]);
export type StudioEdit = v.InferOutput<typeof StudioEditSchema>;

export const StudioRequestSchema = v.strictObject({
  edits: v.pipe(v.array(StudioEditSchema), v.minLength(1), v.maxLength(400)),
  /** What undo says it takes back. */
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  /** Edits with the same key that follow each other are one step of undo. */
  merge: v.nullable(name),
});
export type StudioRequest = v.InferOutput<typeof StudioRequestSchema>;

/** Null: every changed file. */
export const DiscardSchema = v.strictObject({ file: v.nullable(name) });

export const CompareSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("brand"), id: name }),
  v.strictObject({
    kind: v.literal("revision"),
    revision: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  }),
]);
export type CompareRequest = v.InferOutput<typeof CompareSchema>;

/** Where a value comes from; `file` is null for a default of the command. */
export interface StudioOrigin {
  readonly layer: "default" | "core" | "family" | "brand";
  readonly file: string | null;
  readonly line: number | null;
}

export interface StudioPair {
  /** The other colour, and which of both is the text. */
  readonly other: string;
  readonly otherValue: string;
  readonly isText: boolean;
  readonly ratio: number;
  readonly needed: number;
}

export interface StudioToken extends StudioOrigin {
  readonly name: string;
  readonly type: string;
  readonly description: string | null;
  /** As it is written in the file that gives it. */
  readonly written: string;
  /** Resolved, as in the stylesheet. */
  readonly value: string;
  readonly aliasOf: string | null;
  /** Tokens that follow this one. */
  readonly usedBy: readonly string[];
  readonly pairs: readonly StudioPair[];
  /** A colour with which every pair of the edition passes; null where this one stays. */
  readonly repair: string | null;
}

export interface StudioField extends StudioOrigin {
  readonly value: unknown;
}

export interface StudioProblem {
  readonly code: string;
  readonly file: string;
  readonly line: number | null;
  readonly field: string | null;
  readonly what: string;
  readonly fix: string;
  readonly isWarning: boolean;
}

export interface StudioDrawing {
  /** Field of the manifest, such as `assets.logo`. */
  readonly field: string;
  readonly file: string;
  readonly svg: string;
}

/** A legal document in one locale, as Markdown. */
export interface StudioLegal {
  readonly name: LegalName;
  readonly locale: Locale;
  /** Below the brand's folder, also when there is no such file. */
  readonly file: string;
  readonly own: string | null;
  /** What the site shows without a text of the brand; empty when there is none. */
  readonly shared: string;
}

export interface StudioChanges {
  /** Null: the brand is in no git repository. */
  readonly files: readonly { readonly file: string; readonly isNew: boolean }[] | null;
}

export interface StudioState {
  readonly brand: { readonly id: string; readonly name: string; readonly latinName: string };
  readonly editions: Readonly<Partial<Record<Edition, readonly StudioToken[]>>>;
  readonly locales: readonly Locale[];
  /** Of drawings. */
  readonly palettes: Readonly<Partial<Record<Edition, ArtPalettes>>>;
  readonly fields: Readonly<Record<string, StudioField>>;
  readonly drawings: readonly StudioDrawing[];
  readonly legal: readonly StudioLegal[];
  readonly others: readonly string[];
  /** Of the categories, as the site shows them in simplified Chinese. */
  readonly navNames: Readonly<Record<NavKey, string>>;
  readonly history: { readonly undo: string | null; readonly redo: string | null };
  /** The brand's stylesheet; null while the tokens are wrong. */
  readonly css: string | null;
}

export interface StudioText {
  readonly name: string;
  readonly core: string;
  readonly own: Readonly<Record<Locale, string | null>>;
  readonly traditional: string;
}

export interface StudioAnswer {
  readonly state: StudioState | null;
  /** What was refused, with its remedy. */
  readonly refused: { readonly what: string; readonly fix: string } | null;
}

/** Path below the token: events of the server. */
export type StudioEvent =
  | { readonly kind: "changed" }
  | { readonly kind: "problems"; readonly problems: readonly StudioProblem[] }
  | { readonly kind: "git"; readonly changes: StudioChanges }
  | { readonly kind: "studios"; readonly count: number };

/** From the studio to a frame. */
export type ToFrame =
  | { readonly studio: "css"; readonly css: string }
  | { readonly studio: "pick"; readonly on: boolean }
  | { readonly studio: "mark"; readonly token: string | null }
  | { readonly studio: "scroll"; readonly share: number };

/** One property of a picked element that a token gives. */
export interface PickedUse {
  readonly token: string;
  readonly property: string;
}

/** From a frame to the studio. */
export type FromFrame =
  | { readonly frame: "ready"; readonly path: string }
  | { readonly frame: "moved"; readonly path: string }
  /** By a person; not where the studio has sent it. */
  | { readonly frame: "scrolled"; readonly share: number }
  | {
      readonly frame: "picked";
      readonly element: string;
      readonly edition: Edition;
      readonly uses: readonly PickedUse[];
      /** Token → how many elements of the page show it. */
      readonly counts: Readonly<Record<string, number>>;
    };
