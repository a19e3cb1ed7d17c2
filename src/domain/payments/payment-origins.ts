// Where pages of payment channels may be framed from or opened.
import { brand } from "#brand/brand.ts";

/**
 * The manifest's origins; first of all, on a page of `brand preview` or `brand dev`, the sandbox's channels.
 * Names below `localhost` resolve to the own machine only, so a public site never gets that origin.
 */
export function paymentOrigins(
  page: Pick<Location, "hostname" | "port"> = location,
): readonly string[] {
  const { payments } = brand().hosts;
  if (!page.hostname.endsWith(".localhost")) return payments;
  return [`http://play.localhost${page.port === "" ? "" : `:${page.port}`}`, ...payments];
}
