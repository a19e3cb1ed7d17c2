import { DAY, dayOf } from "../backend/time/china-time.ts";
import type { SandboxSite } from "../options.ts";

/** A sample text with the facts of the site that shows it: `{name}`, `{age}`, and `{day}`, the day after `time`. */
export function fillText(
  text: string,
  {
    site,
    time,
  }: { readonly site: Pick<SandboxSite, "name" | "minimumAge">; readonly time: number },
): string {
  const [, month, day] = dayOf(time + DAY)
    .split("-")
    .map(Number);
  return text
    .replaceAll("{name}", site.name)
    .replaceAll("{age}", String(site.minimumAge))
    .replaceAll("{day}", `${month}月${day}日`);
}
