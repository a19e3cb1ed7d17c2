// Links to the page where a member binds or sets something, and back to the page that requires it.
import { auth } from "#contract/pages.ts";

/** `phone`: phone and real name, which some pages require (spec: shell-and-accounts §2 "Route rules"). */
export type Need = "phone" | "secondPassword";

const ANCHORS: Readonly<Record<Need, string>> = { phone: "", secondPassword: "#secondPassword" };

/** @param back path of the page to come back to */
export function bindLink(need: Need, back: string): string {
  return `${auth}?${new URLSearchParams({ need, back })}${ANCHORS[need]}`;
}

/** What is required; null when the player came from another page. */
export function neededBy(search: URLSearchParams): Need | null {
  const need = search.get("need");
  return need === "phone" || need === "secondPassword" ? need : null;
}

/** Only pages of the member area, because anybody can write such an address. */
export function backFrom(search: URLSearchParams): string | null {
  const back = search.get("back") ?? "";
  return /^\/mine(?:\/[a-z]{1,30}){1,2}$/i.test(back) && back !== auth ? back : null;
}
