// The entries of the core build are found by file name, so that a new page or section joins the
// build by existing. Entry names are what the brand entry refers to.
import path from "node:path";
import { listFiles } from "../files/digest.ts";

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^boot\.tsx$/, () => "boot"],
  [/^styles\.css$/, () => "styles"],
  [/^app\/layouts\/([a-z-]+)-layout\.tsx$/, (m) => `layout-${m[1]}`],
  [/^app\/footers\/([a-z-]+)-footer\.tsx$/, (m) => `footer-${m[1]}`],
  [/^features\/home\/heroes\/([a-z-]+)-hero\.tsx$/, (m) => `hero-${m[1]}`],
  [/^features\/home\/heroes\/([a-z-]+)-card\.tsx$/, (m) => `card-${m[1]}`],
  [/^features\/home\/sections\/([a-z-]+)-section\.tsx$/, (m) => `section-${m[1]}`],
  [/^features\/[a-z-]+\/([a-z-]+)-page\.tsx$/, (m) => `page-${m[1]}`],
  [/^features\/[a-z-]+\/([a-z-]+)-layer\.tsx$/, (m) => `layer-${m[1]}`],
];

/** Pages that exist for developers only and never enter a bundle. */
export const DEV_PAGES = ["kit"] as const;

/** Entry name of a source file, or null when the file is not an entry. */
export function entryName(file: string): string | null {
  for (const [pattern, name] of PATTERNS) {
    const match = pattern.exec(file);
    if (match) return name(match);
  }
  return null;
}

/** Page entries → the feature folder each stands in. */
export function pageFeatures(entries: ReadonlyMap<string, string>): Record<string, string> {
  const features: Record<string, string> = {};
  for (const [name, file] of entries) {
    const feature = path.basename(path.dirname(file));
    if (name.startsWith("page-")) features[name] = feature;
  }
  return features;
}

/** Entry name → absolute source file. */
export async function discoverEntries(sourceDir: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const file of listFiles(sourceDir)) {
    const name = entryName(file);
    if (name) entries.set(name, path.join(sourceDir, file));
  }
  return entries;
}
