// Legal texts and the footer name only what the profile of the brand does.
import path from "node:path";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { LOCALES } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { brokenPromises, type BrokenPromise } from "../content/legal-promises.ts";
import { legalTexts, type LegalText } from "../content/legal-text.ts";
import { ownLegal, variantLegal, type LegalPlace } from "../content/resolve-legal.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { flattenTexts } from "../files/flatten-texts.ts";

export async function legalPromises(
  { manifest }: LoadedBrand,
  place: LegalPlace,
  text: LegalText,
): Promise<Problem[]> {
  const broken = brokenOf(legalTexts(text), manifest.legal);
  if (broken.length === 0) return [];
  const source = ownLegal(place) ?? (await variantLegal(place));
  if ("problem" in source) return [];
  const { file } = source;
  // A converted text is found by its zh-CN, which is checked as well.
  if (source.converted) return [];
  const lines = source.text.split("\n");
  return broken.map((one) =>
    promiseProblem(one, manifest.legal.protection, {
      file,
      line: lines.findIndex((line) => line.includes(one.found)) + 1 || null,
      field: null,
    }),
  );
}

export function footerPromises({ dir, manifest, texts, textLines }: LoadedBrand): Problem[] {
  return LOCALES.flatMap((locale) =>
    [...flattenTexts(texts[locale])]
      .filter(([field]) => field.startsWith("shell:footer."))
      .flatMap(([field, text]) =>
        brokenOf([text], manifest.legal).map((one) =>
          promiseProblem(one, manifest.legal.protection, {
            file: path.join(dir, "texts", `${locale}.json`),
            line: textLines[locale].get(field.replace(":", ".")) ?? null,
            field,
          }),
        ),
      ),
  );
}

function brokenOf(
  texts: readonly string[],
  { protection, duties }: LoadedBrand["manifest"]["legal"],
): BrokenPromise[] {
  const values = dutiesOf(protection, duties);
  return texts.flatMap((text) => brokenPromises(text, values));
}

function promiseProblem(
  { found, duty, does }: BrokenPromise,
  profile: string,
  place: Pick<Problem, "file" | "line" | "field">,
): Problem {
  return problem("LEGAL_PROMISE", {
    ...place,
    found,
    allowed: `what the profile "${profile}" does`,
    what: `「${found}」 promises the duty "${duty}", and the brand ${does} ("legal.protection" is "${profile}").`,
    fix: `remove the promise, or set "legal.duties.${duty}" or a profile that asks for it.`,
  });
}
