// Shared set-up of the command tests: the core is compiled, every brand is built, a shared store is filled. Tests
// must not write into them; they copy or link what they change.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { ROOT, runBrand } from "./run-brand.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly dist: string; // bundles of this repository's brands
    readonly sharedStore: string; // holds what they are made from
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-prepared-"));
  const dist = path.join(dir, "dist");
  const sharedStore = await mkdtemp(path.join(dir, "store-"));
  const places = ["--brands", path.join(ROOT, "brands"), "--out", dist];
  const { code, stderr } = await runBrand([
    "build",
    ...places,
    "--store",
    sharedStore,
    "--store-write",
  ]);
  if (code !== 0) throw new Error(`the brands could not be built:\n${stderr}`);
  project.provide("dist", dist);
  project.provide("sharedStore", sharedStore);
  return () => rm(dir, { recursive: true });
}
