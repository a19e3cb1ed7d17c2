// Content that all brands share, loaded once per process.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Store } from "../cache/store.ts";
import { rendererKey } from "./render-png.ts";
import { createShare, type Share } from "./shared-files.ts";
import { loadStoredContent, type StoredContent } from "./stored-content.ts";

export interface SharedContent {
  readonly packageRoot: string;
  readonly contentDir: string;
  readonly content: StoredContent;
  /** `venue/sport` or `scene/jackpot` → template with colour roles. */
  readonly artwork: ReadonlyMap<string, string>;
  readonly font: Buffer;
  readonly fontLicence: string;
  readonly iconRenderer: string;
  readonly store: Store;
  readonly share: Share;
}

export async function loadSharedContent(packageRoot: string, store: Store): Promise<SharedContent> {
  const contentDir = path.join(packageRoot, "content");
  return {
    packageRoot,
    contentDir,
    content: await loadStoredContent(packageRoot, store),
    artwork: await loadArtwork(path.join(contentDir, "artwork"), ["venue", "scene"]),
    font: await readFile(path.join(contentDir, "fonts", "figures.woff2")),
    fontLicence: await readFile(path.join(contentDir, "fonts", "OFL.txt"), "utf8"),
    iconRenderer: rendererKey(packageRoot),
    store,
    share: createShare(store),
  };
}

async function loadArtwork(dir: string, kinds: readonly string[]): Promise<Map<string, string>> {
  const templates = new Map<string, string>();
  for (const kind of kinds) {
    const files = (await readdir(path.join(dir, kind))).filter((file) => file.endsWith(".svg"));
    for (const file of files.toSorted()) {
      const name = `${kind}/${path.basename(file, ".svg")}`;
      templates.set(name, await readFile(path.join(dir, kind, file), "utf8"));
    }
  }
  return templates;
}
