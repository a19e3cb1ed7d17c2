// Links to the page where a member binds or sets something, and back to the page that requires it.
import { auth } from "#contract/pages.ts";
import { activityOf } from "../site/activity-path.ts";

/**
 * `phone`: phone and real name, which some pages require (spec: shell-and-accounts §2 "Route rules").
 * `secondReset`: a new second password instead of a forgotten one.
 */
export type Need = "phone" | "secondPassword" | "secondReset";

const ANCHORS: Readonly<Record<Need, string>> = {
  phone: "",
  secondPassword: "#secondPassword",
  secondReset: "#secondPassword",
};

/** @param back path of the page to come back to, from `wayTo` when that page itself leads back to another */
export function bindLink(need: Need, back: string): string {
  return `${auth}?${new URLSearchParams({ need, back })}${ANCHORS[need]}`;
}

/** What is required; null when the player came from another page. */
export function neededBy(need: string | null): Need | null {
  return NEEDS.find((one) => one === need) ?? null;
}

const NEEDS = Object.keys(ANCHORS) as Need[];

/** A page of the member area, which may name one that it leads back to itself. */
const BACK = /^\/mine(?:\/[a-z]{1,30}){1,2}(?:\?back=%2Fmine(?:%2F[a-z]{1,30}){1,2})?$/i;

/** Only pages of the member area and of activities, because anybody can write such an address. */
export function backFrom(path: string | null): string | null {
  const back = path ?? "";
  if (activityOf(back) !== null) return back;
  return BACK.test(back) && back.split("?")[0] !== auth ? back : null;
}

/** Path of a page, with the page to which it leads back. */
export function wayTo(pathname: string, search: string): string {
  const back = backFrom(new URLSearchParams(search).get("back"));
  return back === null ? pathname : `${pathname}?${new URLSearchParams({ back })}`;
}
