// Run by `npm pack`: writes the package's files to `lib/`.
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { generateStyles } from "../cli/core/generate-styles.ts";
import { PACKED_TOOLS } from "../cli/core/installed-packages.ts";
import { bundleCommand } from "../cli/launch/bundle-command.ts";
import { commandModules } from "./package/command-modules.ts";
import { compileStyles } from "./package/compile-styles.ts";
import { copyIcons } from "./package/copy-icons.ts";
import { copySources } from "./package/copy-sources.ts";
import { declareTypes } from "./package/declare-types.ts";

const root = path.resolve(import.meta.dirname, "..");
const lib = path.join(root, "lib");

await rm(lib, { recursive: true, force: true });
const packages = await commandModules(root, lib);
await bundleCommand(root, {
  outDir: path.join(lib, "command"),
  home: path.join(root, "command"),
  extension: ".js",
});
await generateStyles(root);
await copySources(root, lib);
await compileStyles(root, lib);
await copyIcons(root, lib);
await declareTypes(root, path.join(lib, "types"));

interface PackageFacts {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const factsOf = async (dir: string): Promise<PackageFacts> =>
  JSON.parse(await readFile(path.join(root, dir, "package.json"), "utf8")) as PackageFacts;

const { version, dependencies, peerDependencies } = await factsOf(".");
const named = { ...dependencies, ...peerDependencies };
const isPacked = (name: string) => PACKED_TOOLS.some((tool) => tool === name);
const missing = [...packages]
  .filter((name) => named[name] === undefined && !isPacked(name))
  .toSorted();
if (missing.length > 0) {
  console.error(
    `The command imports ${missing.join(", ")}, which an installation would not bring along.\n` +
      "  fix: list them under dependencies in package.json.",
  );
  process.exitCode = 1;
}

// It installs the package of its own version.
const starter = await factsOf("create-livery");
if (starter.version !== version) {
  console.error(
    `create-livery has the version ${starter.version}, and livery ${version}.\n` +
      "  fix: write the same version into create-livery/package.json.",
  );
  process.exitCode = 1;
}
