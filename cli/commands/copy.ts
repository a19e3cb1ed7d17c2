import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { CopyInput } from "../command-input.ts";
import { copyBrand } from "../edit/copy-brand.ts";
import { formatProblems, noteWarnings, problemsJson } from "../errors/print-problems.ts";
import { displayPath, type Io } from "../io.ts";
import { newIdentity } from "../new/new-answers.ts";
import { workspace } from "../paths.ts";
import { checkBrands } from "../stamp/check-brands.ts";

/** `brand copy <id> <new-id>`: a new brand with the data of another one. */
export async function run(input: CopyInput, io: Io): Promise<number> {
  const places = workspace(input);
  const fleet = await loadFleet(places);
  const brand = requireBrand(fleet, input.id);
  const now = newIdentity({ ...input, id: input.newId }, fleet);
  const dir = path.join(places.brandsDir, now.id);
  const files = await copyBrand(brand, dir, now);
  const problems = await checkBrands(await loadFleet(places), [now.id], places, noteWarnings(io));
  if (problems.length > 0) io.error(formatProblems(problems, io.colors));
  const { legal } = brand.manifest;
  io.result(
    `${now.name} (${now.id}, site ${now.siteId}) is in ${displayPath(dir)}, copied from ${brand.id}.
It still has the licence ${legal.licence} and the operator ${legal.operator}. Its texts and drawings are those of ${brand.id}, with the new names; read them once.`,
    {
      brand: { ...now, dir: displayPath(dir), from: brand.id, files },
      problems: problemsJson(problems),
    },
  );
  return problems.length > 0 ? 1 : 0;
}
