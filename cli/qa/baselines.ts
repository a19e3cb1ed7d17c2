// Approved pictures: `baselines/<environment>/<signature>/<page>-<width>.png`, and an index of what they show, with the
// digest of each. The index alone is enough to see that a page is unchanged, so it can be committed without the pictures.
// An environment is a browser with its fonts: letters differ between machines.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { pictureDigest } from "./compare-pictures.ts";

const StyleSchema = v.object({
  /** The one whose pages the pictures show. */
  brand: v.string(),
  edition: v.picklist(EDITIONS),
  locale: v.picklist(LOCALES),
  /** Every brand that had this style when it was approved. */
  covers: v.array(v.string()),
  /** Digest of the pixels by name of the picture. */
  pictures: v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
});

const IndexSchema = v.object({
  format: v.literal(2),
  styles: v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), StyleSchema),
});

export type ApprovedStyle = v.InferOutput<typeof StyleSchema>;
export type Baselines = v.InferOutput<typeof IndexSchema>["styles"];

/** Empty when nothing is approved for this environment. */
export function readBaselines(dir: string): Baselines {
  try {
    const text = readFileSync(path.join(dir, "index.json"), "utf8");
    return v.parse(IndexSchema, JSON.parse(text)).styles;
  } catch {
    return {};
  }
}

/** The approved style of a brand: its own signature's, or the one it had before its style changed. */
export function approvedFor(
  styles: Baselines,
  { signature, brand, edition, locale }: Wanted,
): { readonly signature: string; readonly style: ApprovedStyle } | null {
  const same = ownValue(styles, signature);
  if (same) return { signature, style: same };
  const before = Object.entries(styles).find(
    ([, style]) => style.brand === brand && style.edition === edition && style.locale === locale,
  );
  return before ? { signature: before[0], style: before[1] } : null;
}

interface Wanted {
  readonly signature: string;
  readonly brand: string;
  readonly edition: string;
  readonly locale: string;
}

export function readPicture(dir: string, signature: string, name: string): Buffer | null {
  try {
    return readFileSync(path.join(dir, signature, `${name}.png`));
  } catch {
    return null;
  }
}

export interface NewStyle extends Omit<ApprovedStyle, "pictures"> {
  readonly signature: string;
  /** PNG by name. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Replaces the styles of the covered brands; pictures that no brand has any more are removed. */
export function approve(dir: string, approved: readonly NewStyle[]): void {
  const styles = { ...readBaselines(dir) };
  for (const { edition, locale, covers } of approved)
    for (const [signature, style] of Object.entries(styles)) {
      if (style.edition !== edition || style.locale !== locale) continue;
      const left = style.covers.filter((id) => !covers.includes(id));
      if (left.length === 0) delete styles[signature];
      else styles[signature] = { ...style, covers: left };
    }
  for (const { signature, pictures, ...style } of approved) {
    const digests = [...pictures].map(([name, data]) => [name, pictureDigest(data)] as const);
    styles[signature] = { ...style, pictures: sorted(Object.fromEntries(digests)) };
    const folder = path.join(dir, signature);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, data] of pictures) writeWhole(path.join(folder, `${name}.png`), data);
  }
  writeWhole(
    path.join(dir, "index.json"),
    `${JSON.stringify({ format: 2, styles: sorted(styles) }, null, 2)}\n`,
  );
  for (const name of readdirSync(dir))
    if (/^[0-9a-f]{16}$/.test(name) && !Object.hasOwn(styles, name))
      rmSync(path.join(dir, name), { recursive: true });
}

/** The same order in every run, so that a commit shows what has changed. */
const sorted = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
