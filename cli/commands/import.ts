import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { SharedInput } from "../command-input.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import { importTokens, readTexts } from "../import/import-tokens.ts";
import { printImport } from "../import/print-import.ts";
import { writeTokens } from "../import/write-tokens.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { checkBrands } from "../stamp/check-brands.ts";

interface ImportInput extends SharedInput {
  readonly files: readonly string[];
  readonly to: string;
  /** `accent=blue.600` or `accent=#2563eb`. */
  readonly role: readonly string[];
  readonly write: boolean;
}

/** `brand import <files> --to <id>`: colours and radii of another tool's tokens become those of a brand. */
export async function run(input: ImportInput, io: Io): Promise<number> {
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
}
