// The entries of the core build are found by file name, so that a new page or section joins the
// build by existing. Entry names are what the brand entry refers to.
import path from "node:path";
import { listFiles } from "../files/digest.ts";

/** `app/layouts/side-layout.tsx` is `layout-side`, `features/sport/sport-page.tsx` is `page-sport`. */
const ENTRIES = [
  /^(?:app|features\/[a-z-]+)\/(?:layouts|footers|heroes|sections)\/([a-z-]+)-(layout|footer|hero|card|section)\.tsx$/,
  /^features\/[a-z-]+\/([a-z-]+)-(page|layer)\.tsx$/,
];

/** Pages that exist for developers only and never enter a bundle. */
export const DEV_PAGES = ["kit"] as const;

function entryName(file: string): string | null {
  if (file === "boot.tsx" || file === "styles.css") return path.parse(file).name;
  for (const pattern of ENTRIES) {
    const [, name, kind] = pattern.exec(file) ?? [];
    if (name !== undefined) return `${kind}-${name}`;
  }
  return null;
}

/** Page entries → the feature folder each stands in. */
export function pageFeatures(entries: ReadonlyMap<string, string>): Record<string, string> {
  const features: Record<string, string> = {};
  for (const [name, file] of entries) {
    if (name.startsWith("page-")) features[name] = path.basename(path.dirname(file));
  }
  return features;
}

/** Entry name → absolute source file. */
export function discoverEntries(sourceDir: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of listFiles(sourceDir)) {
    const name = entryName(file);
    if (name) entries.set(name, path.join(sourceDir, file));
  }
  return entries;
}

/** Without the pages for developers. */
export function bundledEntries(sourceDir: string): Map<string, string> {
  const entries = discoverEntries(sourceDir);
  for (const page of DEV_PAGES) entries.delete(`page-${page}`);
  return entries;
}
