// Where games may be framed from or opened.
import { brand } from "#brand/brand.ts";

/**
 * The manifest's origins; first of all, on a page of `brand preview` or `brand dev`, the sandbox's games.
 * Names below `localhost` resolve to the own machine only, so a public site never gets that origin.
 * The first origin takes tickets (docs/decisions/045-launch-values.md).
 */
export function gameOrigins(
  page: Pick<Location, "hostname" | "port"> = location,
): readonly string[] {
  const { games } = brand().hosts;
  if (!page.hostname.endsWith(".localhost")) return games;
  return [`http://play.localhost${page.port === "" ? "" : `:${page.port}`}`, ...games];
}
