// Copies the sources that the packaged command compiles, tokens and content, and Panda's generated style functions,
// which an installed package could not write into its own folder.
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PACKED_TOOLS, toolVersion } from "../../cli/core/installed-packages.ts";

const PARTS = [
  "src",
  "contract",
  "tokens",
  "content",
  "docs/pipelines",
  "sandbox/backend/database/migrations",
  "sandbox/simulation/venues/play/frame",
  "tsconfig.base.json",
  ".livery/styled-system",
] as const;

/** Tests and test helpers. TypeScript settings stay: the compiler reads them. */
const LEFT_OUT = /\.test\.tsx?$|\/test-[\w-]+\.tsx?$|-vectors\.json$/;

export async function copySources(root: string, outDir: string): Promise<void> {
  for (const part of PARTS) {
    await cp(path.join(root, part), path.join(outDir, part), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.split(path.sep).join("/")),
    });
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(path.join(outDir, "package.json"), await innerManifest(root));
}

/** The package.json facts that the command and the compiler read in this folder. */
async function innerManifest(root: string): Promise<string> {
  const { version, type, imports, dependencies, peerDependencies } = JSON.parse(
    await readFile(path.join(root, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const tools = PACKED_TOOLS.map(async (name) => [name, await toolVersion(root, name)] as const);
  const compiledWith = Object.fromEntries(await Promise.all(tools));
  const needed = { dependencies, peerDependencies, compiledWith };
  const facts = { version, private: true, type, imports, ...needed };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
