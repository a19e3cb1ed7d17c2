import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argumentList, flag, neededText, repeated } from "../command/option.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";

/** `brand import <files> --to <id>`: colours and radii of another tool's tokens become those of a brand. */
export const importCommand = defineCommand({
  name: "import",
  summary: "makes a brand's colours and radii from tokens of another tool",
  about:
    "makes colours and radii of a brand from tokens of another tool: DTCG, Tokens Studio, Figma variables, Style Dictionary, CSS ([docs/tokens.md](docs/tokens.md))",
  arguments: {
    files: argumentList("JSON of DTCG, Tokens Studio, Figma or Style Dictionary, or CSS"),
  },
  options: {
    to: neededText("<id>", "the brand"),
    role: repeated("<role=token>", "colour of a role; may be repeated", String),
    write: flag("write the token files of the brand"),
  },
  json: {
    brand: "id",
    roles: "the token suggested for each role",
    palette: "the tokens of the brand",
    warnings: "what was left out",
    written: "files, with `--write`",
    problems: "what `brand check` finds in it",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { importTokens, readTexts } = await import("../import/import-tokens.ts");
    const { printImport } = await import("../import/print-import.ts");
    const { writeTokens } = await import("../import/write-tokens.ts");
    const { checkBrands } = await import("../stamp/check-brands.ts");
    const places = workspace(input);
    const brand = requireBrand(await loadFleet(places), input.to);
    const editions = brand.manifest.editions.offered;
    const texts = await readTexts(input.files);
    const imported = await importTokens(texts, input.role, editions, io.interactive);
    if (imported === null) return 1;
    const { palette, suggestions, set } = imported;
    for (const warning of set.warnings) io.note(`${io.colors.yellow("warning")} ${warning}`);
    const written = input.write ? writeTokens(brand.dir, palette) : [];
    const fleet = input.write ? await loadFleet(places) : null;
    const problems = fleet ? await checkBrands(fleet, [brand.id], places, noteWarnings(io)) : [];
    if (problems.length > 0) io.error(formatProblems(problems, io.colors));
    io.result(printImport(imported, written, io.colors), {
      brand: brand.id,
      roles: suggestions,
      palette,
      warnings: set.warnings,
      written: written.map((file) => displayPath(file)),
      problems: problemsJson(problems),
    });
    return problems.length > 0 ? 1 : 0;
  },
});
