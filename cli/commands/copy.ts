import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { RenameInput } from "../command-input.ts";
import { copyBrand } from "../edit/copy-brand.ts";
import { oldStems, type StemPlace } from "../edit/old-stems.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import { displayPath, type Io } from "../io.ts";
import { newIdentity } from "../new/new-answers.ts";
import { workspace } from "../paths.ts";
import { checkBrands } from "../stamp/check-brands.ts";

interface CopyInput extends RenameInput {
  readonly name?: string;
  readonly latin?: string;
  readonly domain?: string;
}

/** `brand copy <id> <new-id>`: a new brand with the data of another one. */
export async function run(input: CopyInput, io: Io): Promise<number> {
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
}

function leftoverLines(leftovers: readonly StemPlace[]): string {
  if (leftovers.length === 0) return "";
  const lines = leftovers.map(({ file, line, stem }) => `\n  ${file}:${line}  ${stem}`);
  return `\nParts of the old name are still in:${lines.join("")}`;
}
