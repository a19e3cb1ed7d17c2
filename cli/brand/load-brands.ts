// Reads a folder of brands and collects all problems; tokens, locale and legal are checked elsewhere.
import { readdir } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { ManifestSchema } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { CliError, problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { readBrandTexts } from "./brand-texts.ts";
import { readCoreTexts } from "./core-texts.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import { builtInLayer } from "./defaults.ts";
import { type Families, familyChain, openFamilies } from "./family-chain.ts";
import { fleetProblems } from "./fleet-rules.ts";
import { readJsonFile } from "../files/json-file.ts";
import { staysInside } from "../files/read-file.ts";
import type { Fleet, LoadedBrand, SalvagedBrand } from "./loaded-brand.ts";
import { manifestProblems } from "./manifest-problems.ts";
import { ruleProblems } from "./manifest-rules.ts";
import { salvageManifest } from "./salvage-manifest.ts";
import { locator, mergeLayers, type SourceLayer } from "./source-layers.ts";
import { isObject, parseStrictJson } from "../files/strict-json.ts";

/** Reads the families and the core's texts once. */
export interface FleetReader {
  /** Problems include values that two of these brands must not share. */
  read(ids: readonly string[]): Promise<Fleet>;
}

interface FleetSources extends Pick<Workspace, "brandsDir"> {
  /** The core's zh-CN texts, when not those of this package. */
  readonly textsDir?: string;
  /** Id → text of a manifest that is read in place of the file. */
  readonly manifests?: ReadonlyMap<string, string>;
}

export function openFleetReader({ brandsDir, textsDir, manifests }: FleetSources): FleetReader {
  const families = openFamilies(brandsDir);
  let texts: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    async read(ids) {
      const core = await (texts ??= readCoreTexts(textsDir).then(flattenTexts));
      const loaded = await Promise.all(
        ids.map((id) => loadBrand(path.join(brandsDir, id), families, core, manifests?.get(id))),
      );
      const brands = loaded.flatMap(({ brand = [] }) => brand);
      const salvaged = loaded.flatMap(({ salvaged: one = [] }) => one);
      const problems = loaded.flatMap((result, index) =>
        result.problems.map((found) => ({ ...found, brand: ids[index] ?? null })),
      );
      const between = fleetProblems([...brands, ...salvaged]);
      return { ids, brands, salvaged, problems: [...problems, ...between] };
    },
  };
}

/** @throws CliError CONFIG_BRANDS_DIR when there is no such folder */
export async function loadFleet(places: FleetSources): Promise<Fleet> {
  return await openFleetReader(places).read(await brandFolders(places.brandsDir));
}

/** @throws CliError CONFIG_BRANDS_DIR when there is no such folder */
export async function brandFolders(brandsDir: string): Promise<string[]> {
  const entries = await readdir(brandsDir, { withFileTypes: true }).catch((cause: unknown) => {
    throw new CliError("CONFIG_BRANDS_DIR", {
      what: `There is no folder ${displayPath(brandsDir)} to read brands from.`,
      where: { file: brandsDir },
      fix: "run the command where the folder brands/ is, or name it with --brands.",
      cause,
    });
  });
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

interface LoadResult {
  readonly brand?: LoadedBrand;
  readonly salvaged?: SalvagedBrand;
  readonly problems: readonly Problem[];
}

async function loadBrand(
  dir: string,
  families: Families,
  core: ReadonlyMap<string, string>,
  text?: string,
): Promise<LoadResult> {
  if (!staysInside(path.dirname(dir), dir)) return { problems: [outside(dir)] };
  const file = path.join(dir, "brand.json");
  const document = text === undefined ? await readJsonFile(dir, file) : parseStrictJson(text, file);
  if (document === null) return { problems: [missingManifest(file)] };
  const { value, lines } = document;
  if (!isObject(value))
    return { problems: value === undefined ? document.problems : [notAnObject(file)] };
  const own: SourceLayer = { label: "brand", file, value, lines };
  const family = await familyChain(families, own);
  const texts = await readBrandTexts(dir, core);
  const given = [...family.layers, own];
  const chain = [builtInLayer(given), ...given];
  const problems = [...document.problems, ...family.problems, ...texts.problems];
  const merged = mergeLayers(chain);
  const parsed = v.safeParse(ManifestSchema, merged);
  const salvaged = parsed.success ? null : salvageManifest(merged, parsed.issues);
  if (!parsed.success) problems.push(...manifestProblems(parsed.issues, chain));
  const manifest = parsed.success ? parsed.output : salvaged?.manifest;
  if (manifest === undefined) return { problems };
  const id = path.basename(dir);
  // The built-in layer gives every switch a value.
  const switchSet = manifest.switches as SwitchSet;
  const broken = ruleProblems(manifest, id, switchSet, locator(chain));
  problems.push(...broken.filter(({ field }) => !salvaged?.isReplaced(field ?? "")));
  const facts = { id, dir, manifest, switchSet, chain, familyTokens: family.tokenFiles };
  const brand = { ...facts, texts: texts.texts, textLines: texts.lines };
  if (!salvaged) return { brand, problems };
  return { salvaged: { ...brand, isReplaced: salvaged.isReplaced }, problems };
}

/** A link out of the folder is refused: its target changes unnoticed and may be anything. */
function outside(dir: string): Problem {
  const brands = displayPath(path.dirname(dir));
  return problem("BRAND_FOLDER_OUTSIDE", {
    file: dir,
    what: `${displayPath(dir)} is a link that leads out of ${brands} or to nothing; nothing of it was read.`,
    fix: `put a copy of the folder in its place, or move the folder into ${brands}, under a name that begins with "_", and link to it there.`,
  });
}

function missingManifest(file: string): Problem {
  return problem("BRAND_FILE_MISSING", {
    file,
    what: "The folder holds no brand.json.",
    fix: `add ${displayPath(file)}, or remove the folder; \`brand new\` writes a complete brand.`,
  });
}

function notAnObject(file: string): Problem {
  return problem("BRAND_FIELD_TYPE", {
    file,
    line: 1,
    allowed: "an object",
    what: "The manifest is not an object.",
    fix: "put the fields between { and }.",
  });
}
