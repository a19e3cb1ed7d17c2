// Machines that share a store: each is a folder with the same brand and its own local store.
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { treeDigests } from "./bundle.ts";
import { runBrand, type Ran } from "./run-brand.ts";
import { copyBrands } from "./temp-folder.ts";

export interface Machine {
  readonly dir: string;
  /** Its `.livery`. */
  readonly store: string;
  build(args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  bundle(): Promise<Record<string, string>>; // digests of the bundle
  /** Removes bundles, and stored entries of some kinds. */
  forget(...kinds: readonly string[]): Promise<void>;
}

const BRAND = "titan";

export async function newMachine(parent: string): Promise<Machine> {
  const dir = await mkdtemp(path.join(parent, "machine-"));
  await copyBrands(dir, [BRAND]);
  const store = path.join(dir, ".livery");
  return {
    dir,
    store,
    build: (args = [], env = {}) => runBrand(["build", BRAND, ...args], { cwd: dir, env }),
    bundle: () => treeDigests(path.join(dir, "dist", BRAND)),
    async forget(...kinds) {
      for (const folder of [path.join(dir, "dist"), ...kinds.map((kind) => path.join(store, kind))])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

export const COMPILES = "compiling the core";

/** Codes of the warnings, in order. */
export const warned = ({ stderr }: Pick<Ran, "stderr">): string[] =>
  [...stderr.matchAll(/^warning (STORE_\w+)/gm)].flatMap((match) => match[1] ?? []);
