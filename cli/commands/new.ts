import { mkdir } from "node:fs/promises";
import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import type { NewInput } from "../command-input.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import { installedPackage } from "../installed-package.ts";
import { displayPath, type Io } from "../io.ts";
import { ask } from "../new/ask.ts";
import { newArtwork } from "../new/new-artwork.ts";
import { newBrand, type Answers } from "../new/new-answers.ts";
import { newManifest, type NewBrand } from "../new/new-manifest.ts";
import { changedColours, describeColour } from "../new/used-colours.ts";
import { writeBrand } from "../new/write-brand.ts";
import { workspace, type Workspace } from "../paths.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import { generatePalette, type Palette } from "../tokens/generate-palette.ts";
import { checkBrands } from "./check.ts";

const PACKAGE_NAME = "livery";
const SCHEMA_FILE = "brand.schema.json";

/** `brand new [id]`: writes a complete brand, then checks it like any other. */
export async function run(input: NewInput, io: Io): Promise<number> {
  const answers = await answersOf(input, io);
  if (answers === null) return 1;
  const places = workspace(input);
  await mkdir(places.brandsDir, { recursive: true });
  const brand = newBrand(answers, await loadFleet(places));
  const dir = path.join(places.brandsDir, brand.id);
  const palette = await generatePalette({ colors: brand.colors, editions: brand.editions });
  const files = brandFiles(brand, palette, schemaPath(places.brandsDir, dir));
  await writeBrand(dir, files);
  const problems = await problemsOf(brand.id, places, io);
  if (problems.length > 0) io.error(formatProblems(problems, io.colors));
  const colours = changedColours(palette, brand.colors[0]);
  for (const colour of colours) io.note(describeColour(colour, io));
  io.result(
    report(brand, dir, problems, input.brands === undefined ? "" : ` --brands ${input.brands}`),
    {
      brand: {
        id: brand.id,
        siteId: brand.siteId,
        dir: displayPath(dir),
        files: [...files.keys()].toSorted(),
        colours,
      },
      problems: problemsJson(problems),
    },
  );
  return problems.length > 0 ? 1 : 0;
}

async function answersOf(input: NewInput, io: Io): Promise<Answers | null> {
  if (io.interactive && !input.yes) return ask(input);
  if (input.id !== undefined) return { ...input, id: input.id };
  throw new CliError("CONFIG_USAGE", {
    what: "The argument [id] is missing, and there is no terminal to ask at.",
    fix: "write `brand new <id>`; `brand new --help` shows the flags.",
  });
}

/** In a repository that holds brands only, editors read the schema of the installed package. */
function schemaPath(brandsDir: string, brandDir: string): string {
  const installed = installedPackage(brandsDir, PACKAGE_NAME);
  if (installed === null) return `../${SCHEMA_FILE}`;
  const file = path.join(installed, "brands", SCHEMA_FILE);
  return path.relative(brandDir, file).split(path.sep).join("/");
}

function brandFiles(brand: NewBrand, palette: Palette, schema: string): Map<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ["brand.json", json(newManifest(brand, schema))],
    ...Object.entries(palette).map(
      ([name, tokens]) => [`tokens/${name}.json`, json(tokens)] as const,
    ),
    ["texts/zh-CN.json", json({})],
    ...Object.entries(newArtwork(brand.id)).map(([name, svg]) => [`assets/${name}`, svg] as const),
  ]);
}

async function problemsOf(id: string, places: Workspace, io: Io): Promise<Problem[]> {
  return checkBrands(await loadFleet(places), [id], places, noteWarnings(io));
}

function report(brand: NewBrand, dir: string, problems: readonly Problem[], flag: string): string {
  const folder = displayPath(dir);
  const state =
    problems.length === 0
      ? "It passes `brand check`."
      : "It stays where it is; mend the problems above.";
  return [
    `${brand.name} (${brand.id}, site ${brand.siteId}) is in ${folder}. ${state}`,
    "",
    `  npx brand build ${brand.id}${flag}   builds the site`,
    "  npx brand preview   shows it in the browser",
    `  npx brand dev ${brand.id}${flag}   shows it while you edit ${folder}/`,
  ].join("\n");
}
