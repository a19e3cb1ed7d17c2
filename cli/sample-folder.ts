import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** A folder that is removed after the tests of the file. */
export async function sampleFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-unit-"));
  afterAll(() => rm(dir, { recursive: true, force: true }));
  return dir;
}
