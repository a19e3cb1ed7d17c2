// What the site's server has said of itself (spec: shell-and-accounts §3 "Pre-info response"). Flags can
// only close what the build left open.
import { create } from "zustand";

interface SiteFlags {
  /** The deposit pages; open until the server says `0`. */
  readonly depositOpen: boolean;
  /** The client's address as the server sees it; empty before it is known. */
  readonly clientIp: string;
}

export const useSiteFlags = create<SiteFlags>(() => ({ depositOpen: true, clientIp: "" }));

let settled = false;
let settle: () => void = () => {};
const known = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Resolves once the server has answered, or has been given up on. */
export function siteFlagsKnown(): Promise<void> {
  return known;
}

export function areSiteFlagsKnown(): boolean {
  return settled;
}

export function setSiteFlags(flags: SiteFlags | null): void {
  if (flags !== null) useSiteFlags.setState(flags);
  settled = true;
  settle();
}
