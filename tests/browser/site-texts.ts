// What a built brand says in a locale, read from its bundle, so that one test speaks every locale.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "#contract/locales.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

/** A text by its key, `auth.entry.login`; values stand in for what is in double braces. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Namespaces that come with what shows them. */
const LATE: ReadonlySet<string> = new Set(["auth", "account", "tour", "visit"]);

const loaded = new Map<string, Texts>();

export function sayOf(brand: string, locale: Locale): Say {
  return (key, values = {}) => {
    const [namespace = "", ...rest] = key.split(".");
    const late = LATE.has(namespace);
    const text = rest.reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === "object" ? texts[part] : undefined),
      textsOf(brand, `${late ? namespace : "texts"}-${locale}-`)[namespace],
    );
    if (typeof text !== "string") throw new Error(`${brand} has no text ${key} in ${locale}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

function textsOf(brand: string, prefix: string): Texts {
  const known = loaded.get(`${brand} ${prefix}`);
  if (known !== undefined) return known;
  const dir = path.join("dist", brand, "assets");
  const file = readdirSync(dir).find((name) => name.startsWith(prefix) && name.endsWith(".js"));
  if (file === undefined) throw new Error(`${brand} has no texts ${prefix}`);
  const code = readFileSync(path.join(dir, file), "utf8");
  const texts = JSON.parse(code.replace(/^export default /, "").replace(/;\s*$/, "")) as Texts;
  loaded.set(`${brand} ${prefix}`, texts);
  return texts;
}
