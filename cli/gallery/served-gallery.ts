import type { ServedGallery } from "../serve/preview-server.ts";
import { currentPicture, readGallery } from "./gallery-file.ts";

/** For the page of `brand preview`, which shows pictures in the place of live sites. */
export const servedGallery = (dir: string): ServedGallery => ({
  dir,
  async pictures() {
    const gallery = await readGallery(dir);
    return gallery && ((receipt) => currentPicture(gallery, receipt)?.file ?? null);
  },
});
