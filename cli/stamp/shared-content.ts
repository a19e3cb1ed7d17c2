// What every brand's stamp reads and no brand changes, loaded once per process.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { readCoreTexts } from "../brand/core-texts.ts";
import { toolVersion } from "../core/installed-packages.ts";

export interface SharedContent {
  readonly packageRoot: string;
  readonly contentDir: string;
  /** Core texts (zh-CN) by namespace. */
  readonly coreTexts: Texts;
  /** `venue/sport` or `scene/jackpot` → template with colour roles. */
  readonly artwork: ReadonlyMap<string, string>;
  readonly font: Buffer;
  readonly fontLicence: string;
  /** Version of the library that renders icons. */
  readonly iconRenderer: string;
}

export async function loadSharedContent(packageRoot: string): Promise<SharedContent> {
  const contentDir = path.join(packageRoot, "content");
  const [coreTexts, artwork, font, fontLicence, iconRenderer] = await Promise.all([
    readCoreTexts(path.join(packageRoot, "src", "locales", "zh-CN")),
    loadArtwork(path.join(contentDir, "artwork"), ["venue", "scene"]),
    readFile(path.join(contentDir, "fonts", "figures.woff2")),
    readFile(path.join(contentDir, "fonts", "OFL.txt"), "utf8"),
    toolVersion(packageRoot, "@resvg/resvg-js"),
  ]);
  return { packageRoot, contentDir, coreTexts, artwork, font, fontLicence, iconRenderer };
}

async function loadArtwork(dir: string, kinds: readonly string[]): Promise<Map<string, string>> {
  const templates = new Map<string, string>();
  for (const kind of kinds) {
    const files = (await readdir(path.join(dir, kind)))
      .filter((file) => file.endsWith(".svg"))
      .toSorted();
    for (const file of files) {
      templates.set(
        `${kind}/${path.basename(file, ".svg")}`,
        await readFile(path.join(dir, kind, file), "utf8"),
      );
    }
  }
  return templates;
}
