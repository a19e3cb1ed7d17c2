// Reads installed packages from folders, since lock files differ between package managers.
import { readFileSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import type { DigestSource } from "../files/digest.ts";
import { installedPackage } from "../base/installed-package.ts";

/** Packages whose version can change a bundle. */
const TOOLS = [
  "vite",
  "rolldown",
  "@pandacss/dev",
  "style-dictionary",
  "culori",
  "opencc-js",
  "react",
  "react-dom",
  "react-router-dom",
  "i18next",
  "react-i18next",
  "axios",
  "@tanstack/react-query",
  "valibot",
  "zustand",
  "@base-ui/react",
  "lucide-react",
  "@resvg/resvg-js",
] as const;

export async function toolVersions(packageRoot: string): Promise<Record<string, string>> {
  const versions = TOOLS.map(async (name) => [name, await toolVersion(packageRoot, name)] as const);
  return Object.fromEntries(await Promise.all(versions));
}

export async function toolVersion(packageRoot: string, name: string): Promise<string> {
  const { compiledWith = {} } = await readManifest(packageRoot);
  const packed = ownValue(compiledWith, name);
  return packed ?? (await readManifest(packageFolder(packageRoot, name))).version ?? "";
}

/** Searches also beside Vite, for its dependencies. @throws CliError BUILD_CORE when it is not installed */
export function packageFolder(packageRoot: string, name: string): string {
  const vite = installedPackage(packageRoot, "vite");
  const found =
    installedPackage(packageRoot, name) ?? (vite && installedPackage(realpathSync(vite), name));
  if (found) return found;
  throw new CliError("BUILD_CORE", {
    what: `The package ${name}, which the core is compiled with, is not installed.`,
    fix: "run `npm ci` where package.json is.",
  });
}

interface PackageManifest {
  readonly version?: string;
  /** In the npm package: tools whose work is in it, and which are not installed with it. */
  readonly compiledWith?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly imports?: unknown;
}

export async function readManifest(dir: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as PackageManifest;
}

/** Development dependencies that the npm package contains, or what they make of the sources. */
export const PACKED_TOOLS = [
  "@pandacss/dev",
  "@pandacss/preset-base",
  "lucide-react",
  "style-dictionary",
] as const;

/** Packages that no build runs: they serve, test or ask. Another one is an input until it is named here. */
export const NO_INPUTS: ReadonlySet<string> = new Set([
  "@clack/prompts",
  "fastest-levenshtein",
  "fastify",
  "pixelmatch",
  "pngjs",
  "ws",
]);

/** Programs of one system are left out: the store is shared between systems, and their version is their package's. */
const CODE = /\.(?:[cm]?js|jsx|json|css|wasm|[cm]?tsx?)$/;
const TYPES = /\.d\.[cm]?ts$/;

const isRead = (file: string) => CODE.test(file) && !TYPES.test(file);
const enter = (folder: string) => folder !== "node_modules" && !folder.startsWith(".");

/**
 * Files of direct and indirect dependencies and of the packages that those work beside, without optional ones, by
 * `name@version`: also those of a package that was patched in place or is a link to another folder.
 * @param names of direct dependencies; by default all that a build uses
 */
export function installedSources(packageRoot: string, names?: readonly string[]): DigestSource[] {
  const seen = new Set<string>();
  const sources: DigestSource[] = [];
  const visit = (from: string, needed: readonly string[]): void => {
    for (const name of needed) {
      const found = installedPackage(from, name);
      if (found === null) continue;
      const dir = realpathSync(found);
      if (seen.has(dir)) continue;
      seen.add(dir);
      const manifest = manifestIn(dir);
      // A version may be there twice, each copy below the package that needs it.
      sources.push({ name: `${name}@${manifest.version}`, path: dir, include: isRead, enter });
      visit(dir, neededBy(manifest));
    }
  };
  const root = realpathSync(packageRoot);
  const direct = Object.keys(manifestIn(root).dependencies ?? {});
  const used = [...direct, ...PACKED_TOOLS].filter((name) => !NO_INPUTS.has(name));
  visit(root, names ?? used);
  const order = ({ name, path: dir }: DigestSource) => `${name}\0${path.relative(root, dir)}`;
  return sources.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

function neededBy({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: PackageManifest): string[] {
  const beside = Object.keys(peerDependencies).filter(
    (name) => ownValue(peerDependenciesMeta, name)?.optional !== true,
  );
  return [...Object.keys(dependencies), ...beside];
}

function manifestIn(dir: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")) as PackageManifest;
}
