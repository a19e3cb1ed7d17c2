import type { ExportFormat } from "../import/export-formats.ts";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { BrandInput } from "../command-input.ts";
import { formatProblems, problemsJson } from "../errors/print-problems.ts";
import { exportTokens } from "../import/export-tokens.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { resolveTokens } from "../tokens/resolve-tokens.ts";
import { tokenSources } from "../tokens/token-sources.ts";

interface ExportInput extends BrandInput {
  readonly format: ExportFormat;
}

/** `brand export <id>`: prints the resolved tokens of both editions. */
export async function run(input: ExportInput, io: Io): Promise<number> {
  const { format } = input;
  const places = workspace(input);
  const brand = requireBrand(await loadFleet(places), input.id);
  const { id, manifest } = brand;
  const resolved = await Promise.all(
    manifest.editions.offered.map(async (edition) => {
      const sources = tokenSources(brand, edition, places.packageRoot);
      return [edition, await resolveTokens(sources)] as const;
    }),
  );
  const problems = resolved.flatMap(([, { problems: found }]) => found);
  if (problems.length > 0) {
    if (io.json) io.result("", { brand: id, problems: problemsJson(problems) });
    else io.error(formatProblems(problems, io.colors));
    return 1;
  }
  const tokens = Object.fromEntries(
    resolved.map(([edition, { values }]) => [edition, [...values.values()]]),
  );
  const text = exportTokens(format, id, tokens);
  io.result(text, { brand: id, tokenFormat: format, text });
  return 0;
}
