import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { writeAllWhole } from "../files/atomic-write.ts";
import { outputFailure, tellWrite } from "../files/tell-write.ts";
import { displayPath } from "../base/io.ts";
import { type Gallery, GALLERY_FILE, readGallery } from "./gallery-file.ts";
import { galleryPage } from "./gallery-page.ts";

/** A gallery replaces its own files only. @throws CliError CONFIG_OUTPUT_WRITE */
export async function requireGalleryFolder(dir: string): Promise<void> {
  const isFree = !existsSync(dir) || readdirSync(dir).length === 0;
  if (isFree || (await readGallery(dir))) return;
  throw new CliError("CONFIG_OUTPUT_WRITE", {
    what: `${displayPath(dir)} holds files that are no gallery.`,
    where: { file: dir },
    fix: "name an empty or a new folder with --dir.",
  });
}

/** Also removes the pictures of the gallery before. */
export function writeGallery(dir: string, gallery: Gallery): void {
  const page = path.join(dir, "index.html");
  tellWrite({ ...outputFailure("The gallery"), file: page }, () =>
    writeAllWhole([
      [page, galleryPage(gallery)],
      [path.join(dir, GALLERY_FILE), `${JSON.stringify(gallery, null, 2)}\n`],
    ]),
  );
  const kept = new Set(gallery.pictures.map(({ file }) => path.basename(file)));
  const folder = path.join(dir, "pictures");
  for (const name of readdirSync(folder))
    if (name.endsWith(".jpg") && !kept.has(name)) rmSync(path.join(folder, name));
}
