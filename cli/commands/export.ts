import { workspace } from "../base/paths.ts";
import { EXPORT_FORMATS } from "../import/export-formats.ts";
import { defineCommand } from "../command/define-command.ts";
import { choiceOr } from "../command/option.ts";
import { BRAND } from "../command/shared-options.ts";
import { formatProblems, problemsJson } from "../errors/print-problems.ts";

/** `brand export <id>`: prints the resolved tokens of both editions. */
export const exportCommand = defineCommand({
  name: "export",
  summary: "prints the resolved tokens of a brand",
  about: "prints the resolved tokens of a brand for other tools",
  arguments: { ...BRAND },
  options: {
    format: choiceOr("dtcg", "<name>", "of which tool", EXPORT_FORMATS),
  },
  json: {
    brand: "id",
    tokenFormat: "of which tool",
    text: "the file",
    problems: "why tokens cannot be resolved",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { exportTokens } = await import("../import/export-tokens.ts");
    const { resolveTokens } = await import("../tokens/resolve-tokens.ts");
    const { tokenSources } = await import("../tokens/token-sources.ts");
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
  },
});
