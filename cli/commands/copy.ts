import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument, text } from "../command/option.ts";
import type { StemPlace } from "../edit/old-stems.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";

/** `brand copy <id> <new-id>`: a new brand with the data of another one. */
export const copyCommand = defineCommand({
  name: "copy",
  summary: "writes a new brand with the data of another one",
  about: "writes a new brand with the data of another one, under a new name",
  arguments: {
    id: argument("the brand to copy"),
    newId: argument("the new folder's name"),
  },
  options: {
    name: text("<text>", "name of the new brand (Chinese)"),
    latin: text("<text>", "Latin name under the logo, in capitals"),
    domain: text("<host>", "where the new brand lives"),
  },
  json: {
    brand: "the new brand, and `from` which",
    leftovers: "places that still have a part of the old name",
    problems: "what `brand check` finds in it",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { copyBrand } = await import("../edit/copy-brand.ts");
    const { oldStems } = await import("../edit/old-stems.ts");
    const { newIdentity } = await import("../new/new-answers.ts");
    const { checkBrands } = await import("../stamp/check-brands.ts");
    const places = workspace(input);
    const fleet = await loadFleet(places);
    const brand = requireBrand(fleet, input.id);
    const now = newIdentity({ ...input, id: input.newId }, fleet);
    const dir = path.join(places.brandsDir, now.id);
    const files = await copyBrand(brand, dir, now);
    const copied = await loadFleet(places);
    const problems = await checkBrands(copied, [now.id], places, noteWarnings(io));
    if (problems.length > 0) io.error(formatProblems(problems, io.colors));
    const copy = copied.brands.find(({ id }) => id === now.id);
    const leftovers = copy ? oldStems(brand, copy) : [];
    const { licence, operator } = (copy ?? brand).manifest.legal;
    io.result(
      `${now.name} (${now.id}, site ${now.siteId}) is in ${displayPath(dir)}, copied from ${brand.id}.
Its licence ${licence} is that of ${brand.id}, and its operator is now written ${operator}: correct both. Its texts and drawings are those of ${brand.id}, with the new names; read them once.${leftoverLines(leftovers)}`,
      {
        brand: { ...now, dir: displayPath(dir), from: brand.id, files },
        leftovers,
        problems: problemsJson(problems),
      },
    );
    return problems.length > 0 ? 1 : 0;
  },
});

function leftoverLines(leftovers: readonly StemPlace[]): string {
  if (leftovers.length === 0) return "";
  const lines = leftovers.map(({ file, line, stem }) => `\n  ${file}:${line}  ${stem}`);
  return `\nParts of the old name are still in:${lines.join("")}`;
}
