// Texts of a copied brand that still hold a part of the old brand's name: 极光 of 极光体育.
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { displayPath } from "../base/io.ts";
import { writtenTexts } from "../stamp/written-texts.ts";

export interface StemPlace {
  readonly file: string;
  readonly line: number;
  readonly stem: string;
}

/** The first two characters of a Chinese name, and the words of a Latin one. */
function stemsOf({ manifest: { name, latinName } }: LoadedBrand): string[] {
  const first = /^\p{Script=Han}{2}/u.exec(name)?.[0];
  const words = `${latinName} ${name}`.match(/[a-z]{3,}/gi) ?? [];
  return [...(first === undefined ? [] : [first]), ...words];
}

/** Names that both brands have are no leftovers. */
export function oldStems(old: LoadedBrand, copy: LoadedBrand): StemPlace[] {
  const { name, latinName } = copy.manifest;
  const own = `${name} ${latinName}`.toLowerCase();
  const stems = [...new Set(stemsOf(old))].filter((stem) => !own.includes(stem.toLowerCase()));
  return [...writtenTexts(copy)].flatMap(({ place: { file, line }, text }) =>
    stems.flatMap((stem) =>
      text
        .split("\n")
        .flatMap((row, index) =>
          holds(row, stem) ? [{ file: displayPath(file), line: line ?? index + 1, stem }] : [],
        ),
    ),
  );
}

/** A Latin stem only as a word of its own. */
function holds(text: string, stem: string): boolean {
  if (!/^[a-z]/i.test(stem)) return text.includes(stem);
  return new RegExp(`(?<![a-z])${stem}(?![a-z])`, "i").test(text);
}
