// The texts of a built brand in a locale, read from its bundle, so that a test works in every locale.
import { readFileSync } from "node:fs";
import path from "node:path";
import { spaceValues } from "#contract/join-text.ts";
import type { Locale } from "#contract/locales.ts";
import { EARLY_NAMESPACES, LATER_TEXTS } from "#contract/texts.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

/** A text by its key, `auth.entry.login`; values replace names in double braces. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const loaded = new Map<string, Texts>();

export function sayOf(brand: string, locale: Locale): Say {
  return (key, values = {}) => {
    const [namespace = "", ...rest] = key.split(".");
    const text = rest.reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === "object" ? texts[part] : undefined),
      textsOf(brand, `${moduleOf(namespace, rest[0] ?? "")}-${locale}-`)[namespace],
    );
    if (typeof text !== "string") throw new Error(`${brand} has no text ${key} in ${locale}`);
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
    return spaceValues(filled, Object.values(values));
  };
}

/** The module of a text: first paint, feature, or a later view of the feature. */
function moduleOf(namespace: string, key: string): string {
  const later = Object.entries(LATER_TEXTS).find(
    ([, part]) => part.namespace === namespace && part.keys.includes(key),
  );
  const isEarly = EARLY_NAMESPACES.some((early) => early === namespace);
  return later?.[0] ?? (isEarly ? "texts" : namespace);
}

function textsOf(brand: string, prefix: string): Texts {
  const known = loaded.get(`${brand} ${prefix}`);
  if (known !== undefined) return known;
  const dir = path.join("dist", brand);
  // By the receipt, because the folder also contains files of the previous release.
  const receipt = JSON.parse(readFileSync(path.join(dir, "build.json"), "utf8")) as {
    readonly outputs: Readonly<Record<string, unknown>>;
  };
  const file = Object.keys(receipt.outputs).find(
    (name) => name.startsWith(`assets/${prefix}`) && name.endsWith(".js"),
  );
  if (file === undefined) throw new Error(`${brand} has no texts ${prefix}`);
  const code = readFileSync(path.join(dir, file), "utf8");
  const texts = JSON.parse(code.replace(/^export default /, "").replace(/;\s*$/, "")) as Texts;
  loaded.set(`${brand} ${prefix}`, texts);
  return texts;
}
