// Explains a manifest field, a token or a text: the layers that give it.
import { readCoreTexts } from "../brand/core-texts.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { fieldNames } from "../brand/manifest-fields.ts";
import { isObject } from "../files/strict-json.ts";
import { leafPaths, originOf, valueAt } from "../brand/source-layers.ts";
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { explainText } from "./explain-text.ts";
import { explainToken, tokenNames } from "./explain-token.ts";
import type { Explanation } from "./explanation.ts";

/** @throws CliError BRAND_EXPLAIN_UNKNOWN */
export async function explain(
  brand: LoadedBrand,
  name: string,
  packageRoot: string,
): Promise<readonly Explanation[]> {
  if (name.includes(":")) {
    const core = flattenTexts(await readCoreTexts());
    const found = await explainText(brand, name, core);
    return found.length > 0 ? found : unknown(name, [...core.keys()], "text");
  }
  const field = explainField(brand, name);
  if (field.length > 0) return field;
  const tokens = await explainToken(brand, name, packageRoot);
  if (tokens.length > 0) return tokens;
  return unknown(
    name,
    [...fieldNames(), ...(await tokenNames(brand, packageRoot))],
    "field or token",
  );
}

function explainField(brand: LoadedBrand, name: string): Explanation[] {
  const value = valueAt(brand.manifest, name);
  if (value === undefined) return [];
  if (isObject(value)) return leafPaths(value, name).flatMap((leaf) => explainField(brand, leaf));
  const layers = brand.chain.filter((layer) => valueAt(layer.value, name) !== undefined);
  const steps = layers.map((layer) => ({
    layer: layer.label,
    value: valueAt(layer.value, name),
    file: layer.file,
    line: originOf([layer], name).line,
  }));
  return [{ kind: "field", name, variant: null, steps, result: null }];
}

function unknown(name: string, known: readonly string[], kind: string): never {
  const near = nearest(name, known);
  throw new CliError("BRAND_EXPLAIN_UNKNOWN", {
    what: `There is no ${kind} "${name}".`,
    fix: near
      ? `write "${near}" if that is what you mean.`
      : 'name a field ("layout.header"), a token ("color.accent"), a text ("home:hero.title") or "protection".',
  });
}
