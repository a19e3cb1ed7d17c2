// Finds the entries of the core build by file name. The brand entry refers to them by entry name.
import path from "node:path";
import { listFiles } from "../files/digest.ts";

/** `app/layouts/side-layout.tsx` is `layout-side`, `features/sport/sport-page.tsx` is `page-sport`. */
const ENTRIES = [
  /^(?:app|features\/[a-z-]+)\/(?:layouts|footers|heroes|sections)\/([a-z-]+)-(layout|footer|hero|card|section)\.tsx$/,
  /^features\/[a-z-]+\/([a-z-]+)-(page|layer|part)\.tsx$/,
];

export const DEV_PAGES = ["kit"] as const;

/** The page of `brand studio`, below `src`: no part of any bundle. */
export const STUDIO_FOLDER = "studio/";

function entryName(file: string): string | null {
  if (file === "boot.tsx" || file === "styles.css") return path.parse(file).name;
  for (const pattern of ENTRIES) {
    const [, name, kind] = pattern.exec(file) ?? [];
    if (name !== undefined) return `${kind}-${name}`;
  }
  return null;
}

/** Page entry → its feature folder. */
export function pageFeatures(entries: ReadonlyMap<string, string>): Record<string, string> {
  const features: Record<string, string> = {};
  for (const [name, file] of entries) {
    if (name.startsWith("page-")) features[name] = path.basename(path.dirname(file));
  }
  return features;
}

export function discoverEntries(sourceDir: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of listFiles(sourceDir)) {
    const name = entryName(file);
    if (name) entries.set(name, path.join(sourceDir, file));
  }
  return entries;
}

export function bundledEntries(sourceDir: string): Map<string, string> {
  const entries = discoverEntries(sourceDir);
  for (const page of DEV_PAGES) entries.delete(`page-${page}`);
  return entries;
}
