// What a changed file of the package (core, contract, command, tokens, content) means for the fleet.
import path from "node:path";
import { EDITIONS } from "#contract/locales.ts";
import { readFile } from "node:fs/promises";
import { contentEffect } from "./content-effect.ts";
import { brandsThat, everyBrand, type Effect } from "./effect.ts";
import { sourceEffect, type SourceInput } from "./source-effect.ts";

const NOT_BUILT = /\.test\.ts$|\.md$|(?:^|\/)tsconfig\.json$/;

/** Files of package managers that say which versions of the tools and libraries are used. */
export const LOCK_FILES = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
] as const;

export const VERSIONS = "the versions of packages";

/**
 * @param file posix path relative to the package
 * @returns null when no bundle is made from the file
 */
export async function packageEffect(file: string, input: SourceInput): Promise<Effect | null> {
  const [part = "", ...rest] = file.split("/");
  const inner = rest.join("/");
  switch (part) {
    case "tokens":
      return NOT_BUILT.test(inner) ? null : tokensEffect(inner);
    case "content":
      return await contentEffect(inner, path.join(input.packageRoot, "content"));
    case "src":
      return await sourceEffect(inner, input);
    case "contract":
      return NOT_BUILT.test(inner) ? null : everyBrand("the contract");
    case "cli":
      return NOT_BUILT.test(inner) ? null : everyBrand("the brand command");
    case "panda.config.ts":
    case "tsconfig.base.json":
      return everyBrand("how the core is compiled");
    case "package.json":
      return await manifestEffect(input);
    default:
      return LOCK_FILES.some((name) => name === file) ? everyBrand(VERSIONS) : null;
  }
}

function tokensEffect(file: string): Effect {
  const edition = EDITIONS.find((one) => file === `edition/${one}.json`);
  if (edition === undefined) return everyBrand("the shared tokens");
  return brandsThat(`the shared tokens of the ${edition} edition`, ({ manifest }) =>
    manifest.editions.offered.includes(edition),
  );
}

/** Of package.json a bundle depends on these fields; scripts and the like are in none. */
async function manifestEffect({ packageRoot, before }: SourceInput): Promise<Effect | null> {
  const then = await before("package.json");
  const now = await readFile(path.join(packageRoot, "package.json"), "utf8").catch(() => null);
  return then !== null && now !== null && relevant(then) === relevant(now)
    ? null
    : everyBrand(VERSIONS);
}

function relevant(text: string): string | null {
  try {
    const { version, imports, dependencies } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify([version, imports, dependencies]);
  } catch {
    return null;
  }
}
