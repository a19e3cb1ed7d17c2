import { realpathSync } from "node:fs";
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

export function toolVersions(packageRoot: string): Promise<Record<string, string>> {
  return versionsOf(packageRoot, TOOLS);
}

/** What the package itself depends on; its versions are those that are installed, whatever a lock file says. */
export function dependencyNames({ dependencies }: PackageManifest): string[] {
  return Object.keys(dependencies ?? {}).toSorted();
}

export async function toolVersion(packageRoot: string, name: string): Promise<string> {
  return (await readManifest(packageFolder(packageRoot, name))).version ?? "";
}

/** What Vite brings along is looked for beside Vite. @throws CliError BUILD_CORE when it is not installed */
export function packageFolder(packageRoot: string, name: string): string {
  const found = installedPackage(packageRoot, name) ?? besideVite(packageRoot, name);
  if (found) return found;
  throw new CliError("BUILD_CORE", {
    what: `The package ${name}, which the core is compiled with, is not installed.`,
    fix: "run `npm ci` where package.json is.",
  });
}

function besideVite(packageRoot: string, name: string): string | null {
  const vite = installedPackage(packageRoot, "vite");
  return vite && installedPackage(realpathSync(vite), name);
}

export async function versionsOf(
  packageRoot: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const versions = await Promise.all(
    names.map(async (name) => [name, await toolVersion(packageRoot, name)] as const),
  );
  return Object.fromEntries(versions);
}

export interface PackageManifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly imports?: unknown;
}

export async function readManifest(dir: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as PackageManifest;
}
