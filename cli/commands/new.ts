import { mkdirSync } from "node:fs";
import path from "node:path";
import { displayPath } from "../base/io.ts";
import { asTyped, workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, optionalArgument, parsed, text } from "../command/option.ts";
import { CliError } from "../errors/errors.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import type { WriteFailure } from "../files/tell-write.ts";
import type { Answers } from "../new/new-answers.ts";

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The folder of brands cannot be made (${reason}).`,
  fix: "make sure that the folder around it can be written, or name another one with --brands.",
};

const readList = (value: string): readonly string[] =>
  value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** `brand new [id]`: writes a complete brand, then checks it like any other. */
export const newCommand = defineCommand({
  name: "new",
  summary: "writes a complete new brand; asks for what the flags leave out",
  about: "writes a complete new brand",
  arguments: { id: optionalArgument("the folder's name") },
  options: {
    name: text("<text>", "name of the brand (Chinese)"),
    latin: text("<text>", "Latin name under the logo, in capitals"),
    color: text("<colour>", "accent colour, such as #c8102e, teal or oklch(60% 0.2 25)"),
    color2: text("<colour>", "counter colour; chosen from the first one when absent"),
    editions: parsed("<list>", "classic, professional; the first is the default", readList),
    switchesOff: parsed("<list>", "switches to turn off, such as chat,fishing", readList),
    domain: text("<host>", "where the brand lives"),
    yes: flag("ask nothing, take what the flags leave out from defaults", "-y"),
  },
  json: {
    brand: "id, site id, folder, files, and colours that had to change",
    problems: "what `brand check` finds in it",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { tellWrite } = await import("../files/tell-write.ts");
    const { brandFiles } = await import("../new/brand-files.ts");
    const { newBrand } = await import("../new/new-answers.ts");
    const { changedColours, describeColour } = await import("../new/used-colours.ts");
    const { writeBrand } = await import("../new/write-brand.ts");
    const { checkBrands } = await import("../stamp/check-brands.ts");
    const { generatePalette } = await import("../tokens/generate-palette.ts");
    const answers = await answersOf(input, io.interactive && !input.yes);
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
    const folders = input.brands === undefined ? "" : ` --brands ${input.brands}`;
    const state =
      problems.length === 0
        ? "It passes `brand check`."
        : "It stays where it is; mend the problems above.";
    io.result(
      `${name} (${id}, site ${siteId}) is in ${folder}. ${state}

  ${asTyped(`build ${id}${folders}`)}   builds the site
  ${asTyped("preview")}   shows it in the browser
  ${asTyped(`dev ${id}${folders}`)}   shows it while you edit ${folder}/`,
      {
        brand: { id, siteId, dir: folder, files: [...files.keys()].toSorted(), colours },
        problems: problemsJson(problems),
      },
    );
    return problems.length > 0 ? 1 : 0;
  },
});

/** @param given what the flags hold; null when the questions are cancelled */
async function answersOf(given: Partial<Answers>, asks: boolean): Promise<Answers | null> {
  if (asks) {
    const { ask } = await import("../new/ask.ts");
    return await ask(given);
  }
  if (given.id !== undefined) return { ...given, id: given.id };
  throw new CliError("CONFIG_USAGE", {
    what: "The argument [id] is missing, and there is no terminal to ask at.",
    fix: "write `brand new <id>`; `brand new --help` shows the flags.",
  });
}
