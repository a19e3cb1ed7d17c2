import { readdir } from "node:fs/promises";
import path from "node:path";
import { BRAND_ID } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { readJsonFile } from "../files/json-file.ts";
import type { SourceLayer } from "./source-layers.ts";
import { isObject, type JsonDocument } from "../files/strict-json.ts";

export const FAMILIES = "_families";

export interface FamilyChain {
  /** Farthest ancestor first. */
  readonly layers: readonly SourceLayer[];
  /** Family ids in the same order. */
  readonly families: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads each family file once, whatever the number of brands that name it. */
export class FamilyFiles {
  readonly dir: string;
  readonly #documents = new Map<string, Promise<JsonDocument | null>>();

  constructor(brandsDir: string) {
    this.dir = path.join(brandsDir, FAMILIES);
  }

  file(family: string): string {
    return path.join(this.dir, `${family}.json`);
  }

  read(family: string): Promise<JsonDocument | null> {
    const known = this.#documents.get(family);
    if (known) return known;
    const document = readJsonFile(this.dir, this.file(family)).catch(() => null);
    this.#documents.set(family, document);
    return document;
  }

  /** `_families/<family>.tokens.json` of the families that have one, in the order given. */
  async tokenFiles(families: readonly string[]): Promise<string[]> {
    const present = new Set(await readdir(this.dir).catch(() => []));
    const names = families.map((family) => `${family}.tokens.json`);
    return names.filter((name) => present.has(name)).map((name) => path.join(this.dir, name));
  }

  async list(): Promise<string[]> {
    const files = await readdir(this.dir).catch(() => []);
    return files
      .flatMap((file) => (/^[^.]+\.json$/.test(file) ? [path.basename(file, ".json")] : []))
      .toSorted();
  }
}

/** Follows `family` upward from a brand's own layer. */
export async function familyChain(files: FamilyFiles, brand: SourceLayer): Promise<FamilyChain> {
  const layers: SourceLayer[] = [];
  const families: string[] = [];
  const problems: Problem[] = [];
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
      problems.push(missingProblem(child, family, await files.list()));
      break;
    }
    problems.push(...document.problems);
    families.unshift(family);
    if (!isObject(document.value)) break;
    child = {
      label: `family ${family}`,
      file: files.file(family),
      value: document.value,
      lines: document.lines,
    };
    layers.unshift(child);
  }
  return { layers, families, problems };
}

function cycleProblem(child: SourceLayer, circle: readonly string[]): Problem {
  return problem("BRAND_FAMILY_CYCLE", {
    file: child.file ?? "",
    line: child.lines.get("family") ?? null,
    field: "family",
    found: circle.at(-1) ?? null,
    what: `The families lead in a circle: ${circle.join(" → ")}.`,
    fix: 'remove "family" from one of them.',
  });
}

function missingProblem(child: SourceLayer, family: string, known: readonly string[]): Problem {
  const near = nearest(family, known);
  return problem("BRAND_FAMILY_MISSING", {
    file: child.file ?? "",
    line: child.lines.get("family") ?? null,
    field: "family",
    found: family,
    allowed: known.join(", ") || null,
    what: `There is no family "${family}"${known.length ? `; there are ${known.join(", ")}` : ""}.`,
    fix: near
      ? `write "${near}" if that is what you mean, or add ${FAMILIES}/${family}.json beside the brands.`
      : `add the file ${FAMILIES}/${family}.json beside the brands, or remove "family".`,
  });
}
