import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";

/** Atomic: writes to a temporary folder, then renames it. @throws CliError BRAND_EXISTS */
export async function writeBrand(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  if (await stat(dir).catch(() => null)) throw taken(dir);
  const parent = path.dirname(dir);
  await mkdir(parent, { recursive: true });
  const temporary = await mkdtemp(path.join(parent, "._new-"));
  try {
    for (const [name, text] of files) {
      const file = path.join(temporary, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await rename(temporary, dir);
  } catch (cause) {
    await rm(temporary, { recursive: true, force: true });
    throw await stat(dir).then(
      () => taken(dir),
      () => cause,
    );
  }
}

export function taken(dir: string): CliError {
  return new CliError("BRAND_EXISTS", {
    what: `${displayPath(dir)} exists already; nothing was written.`,
    where: { file: dir },
    fix: "choose another id, or move the folder away first.",
  });
}
