// The packages that open sites in a browser. An installation has them only where it checks or photographs sites.
import { readFileSync } from "node:fs";
import path from "node:path";
import { installedPackage } from "../base/installed-package.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";

/** @returns what to install, such as `axe-core@4.14.1`; empty when nothing is missing */
export function missingBrowserPackages(packageRoot = PACKAGE_ROOT): readonly string[] {
  const { peerDependencies } = JSON.parse(
    readFileSync(path.join(packageRoot, "package.json"), "utf8"),
  ) as { readonly peerDependencies: Readonly<Record<string, string>> };
  return Object.entries(peerDependencies)
    .filter(([name]) => installedPackage(packageRoot, name) === null)
    .map(([name, version]) => `${name}@${version}`);
}

export const installCommand = (packages: readonly string[]): string =>
  `npm install --save-dev --save-exact ${packages.join(" ")}`;
