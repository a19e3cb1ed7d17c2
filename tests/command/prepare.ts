// What many command tests begin with, made once: the core is compiled, every brand is built, and a shared
// store is filled. Nobody writes into either; who needs to, copies or links it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { ROOT, runBrand } from "./run-brand.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Bundles of the brands of this repository. */
    readonly dist: string;
    /** A shared store that holds what they are made from. */
    readonly sharedStore: string;
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
