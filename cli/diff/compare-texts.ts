// Texts as a player reads them: the core's, the brand's over them, and zh-TW made from both. Only what
// may differ is looked at and converted.
import path from "node:path";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { flatTexts } from "../brand/core-texts.ts";
import { readJsonFile } from "../files/json-file.ts";
import type { Problem } from "../errors/errors.ts";
import { readBrandGlossary, type ReadGlossary } from "../locale/brand-glossary.ts";
import { createConverter, type Converter } from "../locale/converter.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
import type { Change } from "./fleet-diff.ts";
import type { FleetSide } from "./fleet-side.ts";
import { changedValues, type Found, type SideBrand } from "./side-brand.ts";

/** Names of the core's texts that differ between the two states. */
export function changedCoreTexts(before: FleetSide, after: FleetSide): ReadonlySet<string> {
  const changes = changedValues(before.coreTexts, after.coreTexts, "text");
  return new Set(changes.map(({ name }) => name));
}

/** @param core names of the core's texts that differ */
export async function compareTexts(
  before: SideBrand,
  after: SideBrand,
  core: ReadonlySet<string>,
): Promise<Found> {
  const old = await textsOf(before);
  const now = await textsOf(after);
  const names = new Set([...core, ...keysOf(old.own), ...keysOf(now.own)]);
  const changes: Change[] = [];
  if (offers(before, after, "zh-CN")) {
    const pick = (texts: OwnTexts) => valuesFor(names, (name) => source(texts, name));
    changes.push(...changedValues(pick(old), pick(now), "text", "zh-CN"));
  }
  const problems = {
    before: [...old.glossary.problems],
    after: [...now.glossary.problems],
  };
  if (!offers(before, after, "zh-TW")) return { changes, problems };
  const sameGlossary =
    JSON.stringify(old.glossary.glossary) === JSON.stringify(now.glossary.glossary);
  const all = sameGlossary ? names : new Set([...names, ...now.core.keys(), ...old.core.keys()]);
  const suspects = [...all].filter((name) => !sameGlossary || !isSame(old, now, name));
  if (suspects.length === 0) return { changes, problems };
  const [fromOld, fromNow] = [await traditional(old), await traditional(now)];
  const converted = [fromOld, fromNow].map((text) => valuesFor(suspects, text));
  const [was = new Map(), is = new Map()] = converted;
  changes.push(...changedValues(was, is, "text", "zh-TW"));
  problems.before.push(...lint(before, old, was));
  problems.after.push(...lint(after, now, is));
  return { changes, problems };
}

interface OwnTexts {
  readonly core: ReadonlyMap<string, string>;
  readonly own: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  readonly glossary: ReadGlossary;
}

async function textsOf({ side, brand }: SideBrand): Promise<OwnTexts> {
  const own = {
    "zh-CN": flatTexts(brand.texts["zh-CN"]),
    "zh-TW": flatTexts(brand.texts["zh-TW"]),
  };
  return {
    core: side.coreTexts,
    own,
    glossary: await readBrandGlossary(brand.dir, readJsonFile),
  };
}

function offers(before: SideBrand, after: SideBrand, locale: Locale): boolean {
  return [before, after].every(({ brand }) => brand.manifest.locales.offered.includes(locale));
}

function keysOf(own: OwnTexts["own"]): string[] {
  return LOCALES.flatMap((locale) => [...own[locale].keys()]);
}

function source({ core, own }: OwnTexts, name: string): string | undefined {
  return own["zh-CN"].get(name) ?? core.get(name);
}

function isSame(old: OwnTexts, now: OwnTexts, name: string): boolean {
  return (
    source(old, name) === source(now, name) &&
    old.own["zh-TW"].get(name) === now.own["zh-TW"].get(name)
  );
}

async function traditional(texts: OwnTexts): Promise<(name: string) => string | undefined> {
  const converter: Converter = createConverter({ brandGlossary: texts.glossary.glossary });
  return (name) => {
    const text = source(texts, name);
    return texts.own["zh-TW"].get(name) ?? (text === undefined ? undefined : converter(text));
  };
}

function valuesFor(
  names: Iterable<string>,
  value: (name: string) => string | undefined,
): Map<string, string> {
  return new Map(
    [...names].flatMap((name) => {
      const text = value(name);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** As `brand check`: only what the brand gives itself. */
function lint(
  { brand }: SideBrand,
  { own }: OwnTexts,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  return [...texts].flatMap(([field, text]) => {
    const locale = (["zh-TW", "zh-CN"] as const).find((one) => own[one].has(field));
    if (locale === undefined) return [];
    const line = brand.textLines[locale].get(field.replace(":", ".")) ?? null;
    const file = path.join(brand.dir, "texts", `${locale}.json`);
    return lintTraditionalText(text, { file, line, field });
  });
}
