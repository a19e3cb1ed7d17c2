// The site is closed for everybody (maintenance) or for this visitor (region). Shown over the page, which
// keeps its state (spec: shell-and-accounts §8).
import { REGION_LIMITED } from "#contract/codes.ts";
import type { Refused } from "#lib/wire/http-options.ts";
import { useOverlays } from "./overlay-store.ts";

export function showSiteNotice({ code, message }: Refused): void {
  const kind = code === REGION_LIMITED ? "region" : "maintenance";
  useOverlays.setState({ notice: { kind, message } });
}

export function closeSiteNotice(): void {
  useOverlays.setState({ notice: null });
}
