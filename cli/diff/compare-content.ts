// Files of content/ that every brand shares: help pages, artwork templates, the font. Legal documents
// are compared where a brand uses them.
import path from "node:path";
import { readFileSync } from "node:fs";
import { HELP_PATH } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { listFiles, shortHash } from "../files/digest.ts";
import type { Change } from "./fleet-diff.ts";
import { changedValues } from "./side-brand.ts";

/** Of the two `content` folders; values are short digests. */
export function changedContent(before: string, after: string): Change[] {
  return before === after ? [] : changedValues(digests(before), digests(after), "content");
}

function digests(dir: string): Map<string, string> {
  return new Map(
    listFiles(dir)
      .filter((file) => !file.startsWith("legal/"))
      .map((file) => [`content/${file}`, shortHash(readFileSync(path.join(dir, file)))]),
  );
}

/** A help page concerns the brands that have it; everything else may be on any site. */
export function concerns({ name }: Change, { switchSet }: LoadedBrand): boolean {
  const slug = /^content\/help\/([\w-]+)\.md$/.exec(name)?.[1];
  const route = ROUTES.find(({ path: address }) => address === `${HELP_PATH}${slug ?? ""}`);
  return route?.switch === undefined || switchSet[route.switch];
}
