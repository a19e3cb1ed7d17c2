// Pictures of the server are stamped per edition; the edition is part of the address so that both may
// be cached forever.
import type { Edition } from "#contract/locales.ts";
import { useAppearance } from "./appearance.ts";

export function mediaUrl(path: string, edition: Edition): string {
  return `${path}${path.includes("?") ? "&" : "?"}e=${edition}`;
}

/** Address of a server picture in the edition that is shown. */
export function useMediaUrl(): (path: string) => string {
  const edition = useAppearance((state) => state.edition);
  return (path) => mediaUrl(path, edition);
}
