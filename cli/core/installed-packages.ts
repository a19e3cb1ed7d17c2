// Versions of what is installed, read from the folders: lists of package managers have forms of their own.
import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { installedPackage } from "../installed-package.ts";

/** Packages whose version can change a byte of a bundle. */
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
  return (await readManifest(packageFolder(packageRoot, name))).version ?? "";
}

/** What Vite brings along is looked for beside Vite. @throws CliError BUILD_CORE when it is not installed */
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
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly imports?: unknown;
}

export async function readManifest(dir: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as PackageManifest;
}

/** `name@version` of each, sorted: dependencies of dependencies too, but nothing optional. */
export async function installedVersions(packageRoot: string): Promise<string[]> {
  const seen = new Set<string>();
  const versions = new Set<string>();
  const visit = async (dir: string, name: string | null): Promise<void> => {
    // Through links, as Node goes: the neighbours of the real folder are what the package gets.
    const real = realpathSync(dir);
    if (seen.has(real)) return;
    seen.add(real);
    const { version, dependencies } = await readManifest(real);
    if (name !== null) versions.add(`${name}@${version}`);
    for (const needed of Object.keys(dependencies ?? {})) {
      const found = installedPackage(real, needed);
      if (found !== null) await visit(found, needed);
    }
  };
  await visit(packageRoot, null);
  return [...versions].toSorted();
}

/** What npm, pnpm, Yarn and Yarn 1 write with every installation, in a folder `node_modules`. */
const LISTS = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml", ".yarn-integrity"];

/** Files of the installation a package is part of: as long as none is written, the same is installed. */
export function installationFiles(packageRoot: string): string[] {
  const parts = packageRoot.split(path.sep);
  const around = parts.flatMap((part, index) =>
    part === "node_modules" ? [parts.slice(0, index + 1).join(path.sep)] : [],
  );
  return [path.join(packageRoot, "node_modules"), ...around]
    .flatMap((dir) => LISTS.map((name) => path.join(dir, name)))
    .filter((file) => existsSync(file));
}
