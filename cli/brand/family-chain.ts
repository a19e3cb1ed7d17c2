import { readdir } from "node:fs/promises";
import path from "node:path";
import { BRAND_ID } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { nearest, orNearest } from "../errors/nearest.ts";
import { readJsonFile } from "../files/json-file.ts";
import { isObject, type JsonDocument } from "../files/strict-json.ts";
import { locator, type SourceLayer } from "./source-layers.ts";

export const FAMILIES = "_families";

export interface FamilyChain {
  /** Farthest ancestor first. */
  readonly layers: readonly SourceLayer[];
  /** `_families/<family>.tokens.json` of the families that have one, in the same order. */
  readonly tokenFiles: readonly string[];
  readonly problems: readonly Problem[];
}

export interface Families {
  readonly dir: string;
  /** Null when there is no such family. */
  readonly read: (family: string) => Promise<JsonDocument | null>;
}

/** Reads each family file once. */
export function openFamilies(brandsDir: string): Families {
  const dir = path.join(brandsDir, FAMILIES);
  const documents = new Map<string, Promise<JsonDocument | null>>();
  return {
    dir,
    read(family) {
      const read = () => readJsonFile(dir, path.join(dir, `${family}.json`)).catch(() => null);
      const document = documents.get(family) ?? read();
      documents.set(family, document);
      return document;
    },
  };
}

export async function familyChain(files: Families, brand: SourceLayer): Promise<FamilyChain> {
  const layers: SourceLayer[] = [];
  const families: string[] = [];
  const problems: Problem[] = [];
  const present = await readdir(files.dir).catch((): string[] => []);
  let child: SourceLayer = brand;
  for (;;) {
    const family = child.value["family"];
    if (typeof family !== "string" || !BRAND_ID.test(family)) break;
    if (families.includes(family)) {
      problems.push(cycleProblem(child, [...families.toReversed(), family]));
      break;
    }
    const document = await files.read(family);
    if (document === null) {
      problems.push(missingProblem(child, family, present));
      break;
    }
    problems.push(...document.problems);
    families.unshift(family);
    if (!isObject(document.value)) break;
    const file = path.join(files.dir, `${family}.json`);
    child = { label: `family ${family}`, file, value: document.value, lines: document.lines };
    layers.unshift(child);
  }
  const tokenFiles = families
    .map((family) => `${family}.tokens.json`)
    .filter((name) => present.includes(name))
    .map((name) => path.join(files.dir, name));
  return { layers, tokenFiles, problems };
}

function cycleProblem(child: SourceLayer, cycle: readonly string[]): Problem {
  return problem("BRAND_FAMILY_CYCLE", {
    ...locator([child])("family"),
    found: cycle.at(-1) ?? null,
    what: `The families form a cycle: ${cycle.join(" → ")}.`,
    fix: 'remove "family" from one of them.',
  });
}

function missingProblem(child: SourceLayer, family: string, present: readonly string[]): Problem {
  const known = present
    .flatMap((file) => (/^[^.]+\.json$/.test(file) ? [path.basename(file, ".json")] : []))
    .toSorted();
  const add = `add the file ${FAMILIES}/${family}.json beside the brands, or remove "family".`;
  return problem("BRAND_FAMILY_MISSING", {
    ...locator([child])("family"),
    found: family,
    allowed: known.join(", ") || null,
    what: `There is no family "${family}"${known.length ? `; there are ${known.join(", ")}` : ""}.`,
    fix: orNearest(nearest(family, known), add),
  });
}
