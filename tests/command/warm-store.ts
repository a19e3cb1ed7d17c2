// Compiles the core once before the command tests, so that no test waits for another's compile.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runBrand } from "./run-brand.ts";

export async function setup(): Promise<void> {
  const out = await mkdtemp(path.join(tmpdir(), "livery-warm-"));
  const { code, stderr } = await runBrand(["build", "aurora", "--out", out]);
  await rm(out, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the core could not be compiled:\n${stderr}`);
}
