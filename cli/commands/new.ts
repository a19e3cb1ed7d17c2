import { mkdirSync } from "node:fs";
import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import type { SharedInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type Io } from "../io.ts";
import { ask } from "../new/ask.ts";
import { brandFiles } from "../new/brand-files.ts";
import { newBrand, type Answers } from "../new/new-answers.ts";
import { changedColours, describeColour } from "../new/used-colours.ts";
import { writeBrand } from "../new/write-brand.ts";
import { asTyped, workspace } from "../paths.ts";
import { checkBrands } from "../stamp/check-brands.ts";
import { generatePalette } from "../tokens/generate-palette.ts";

interface NewInput extends SharedInput, Partial<Answers> {
  readonly yes: boolean;
}

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The folder of brands cannot be made (${reason}).`,
  fix: "make sure that the folder around it can be written, or name another one with --brands.",
};

/** `brand new [id]`: writes a complete brand, then checks it like any other. */
export async function run(input: NewInput, io: Io): Promise<number> {
  const answers = await answersOf(input, io);
  if (answers === null) return 1;
  const places = workspace(input);
  tellWrite({ ...FAILURE, file: places.brandsDir }, () =>
    mkdirSync(places.brandsDir, { recursive: true }),
  );
  const brand = newBrand(answers, await loadFleet(places));
  const { id, name, siteId } = brand;
  const dir = path.join(places.brandsDir, id);
  const palette = await generatePalette({ colors: brand.colors, editions: brand.editions });
  const files = brandFiles(brand, palette, places.brandsDir);
  await writeBrand(dir, files);
  const problems = await checkBrands(await loadFleet(places), [id], places, noteWarnings(io));
  if (problems.length > 0) io.error(formatProblems(problems, io.colors));
  const colours = changedColours(palette, brand.colors[0]);
  for (const colour of colours) io.note(describeColour(colour, io));
  const folder = displayPath(dir);
  const flag = input.brands === undefined ? "" : ` --brands ${input.brands}`;
  const state =
    problems.length === 0
      ? "It passes `brand check`."
      : "It stays where it is; mend the problems above.";
  io.result(
    `${name} (${id}, site ${siteId}) is in ${folder}. ${state}

  ${asTyped(`build ${id}${flag}`)}   builds the site
  ${asTyped("preview")}   shows it in the browser
  ${asTyped(`dev ${id}${flag}`)}   shows it while you edit ${folder}/`,
    {
      brand: { id, siteId, dir: folder, files: [...files.keys()].toSorted(), colours },
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
