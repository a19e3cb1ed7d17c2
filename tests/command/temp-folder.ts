import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { ROOT } from "./run-brand.ts";

/** A folder that is removed after the tests of the file. */
export async function tempFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-test-"));
  afterAll(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Copies brands and every family into `<dir>/brands`. @returns that folder */
export async function copyBrands(dir: string, ids: readonly string[]): Promise<string> {
  const brands = path.join(dir, "brands");
  for (const name of ["_families", ...ids]) {
    await cp(path.join(ROOT, "brands", name), path.join(brands, name), { recursive: true });
  }
  return brands;
}

const PACKAGE = [
  "browser",
  "cli",
  "contract",
  "content",
  "sandbox",
  "src",
  "tokens",
  "package.json",
  "package-lock.json",
  "panda.config.ts",
  "tsconfig.base.json",
  "tsconfig.json",
  ".livery/styled-system", // as the last build of this repository has made it
];

/** Copies the sources of the command and of the core, for a test that changes them. */
export async function copyPackage(dir: string): Promise<void> {
  for (const part of PACKAGE)
    await cp(path.join(ROOT, part), path.join(dir, part), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(dir, "node_modules"), "dir");
}

/** Rewrites a JSON file. */
export async function editJson<T>(file: string, change: (content: T) => void): Promise<void> {
  const content = JSON.parse(await readFile(file, "utf8")) as T;
  change(content);
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
