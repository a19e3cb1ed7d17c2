// Pictures of the server are stamped per edition; the edition is part of the address so that both may
// be cached forever.
import type { Edition } from "#contract/locales.ts";
import { useAppearance } from "./appearance.ts";
import { allowedPicture } from "./safe-url.ts";

let pictureOrigins: readonly string[] = [];

/** Origins that pictures of the server may come from, besides this site's own. */
export function configurePictures(origins: readonly string[]): void {
  pictureOrigins = origins;
}

/** A picture the server named, or empty where it may not be shown (design: contract, "Urls from the server"). */
export function serverPicture(url: string): string {
  // A page that is written without a browser has no origin yet: its pictures have paths.
  return allowedPicture(url, [globalThis.location?.origin, ...pictureOrigins]);
}

/** In the place of a picture the server does not name: a transparent point. Without an address it is framed. */
export const NO_PICTURE =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

export function mediaUrl(address: string, edition: Edition): string {
  const url = serverPicture(address);
  return url === "" ? NO_PICTURE : `${url}${url.includes("?") ? "&" : "?"}e=${edition}`;
}

/** Address of a server picture in the edition that is shown. */
export function useMediaUrl(): (address: string) => string {
  const edition = useAppearance((state) => state.edition);
  return (address) => mediaUrl(address, edition);
}
