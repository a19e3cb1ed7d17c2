// Reads installed versions from folders, since lock files differ between package managers.
import { existsSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { installedPackage } from "../installed-package.ts";

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
  return (await readManifest(packageFolder(packageRoot, name))).version ?? "";
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
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly imports?: unknown;
}

export async function readManifest(dir: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(path.join(dir, "package.json"), "utf8")) as PackageManifest;
}

/** Sorted `name@version` of direct and indirect dependencies, without optional ones. */
export async function installedVersions(packageRoot: string): Promise<string[]> {
  const seen = new Set<string>();
  const versions = new Set<string>();
  const visit = async (dir: string, name: string | null): Promise<void> => {
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

/** npm, pnpm, Yarn and Yarn 1 write these in `node_modules` with every installation. */
const LISTS = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml", ".yarn-integrity"];

/** While none of these files changes, the installed versions are the same. */
export function installationFiles(packageRoot: string): string[] {
  const parts = packageRoot.split(path.sep);
  const around = parts.flatMap((part, index) =>
    part === "node_modules" ? [parts.slice(0, index + 1).join(path.sep)] : [],
  );
  return [path.join(packageRoot, "node_modules"), ...around]
    .flatMap((dir) => LISTS.map((name) => path.join(dir, name)))
    .filter((file) => existsSync(file));
}
