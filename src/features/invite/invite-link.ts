import { siteAddress } from "#lib/browser/site-address.ts";

/** The home page with the code: a page of every brand, and the code is kept wherever one comes in. */
export function inviteLink(code: string): string {
  return siteAddress(`/home?${new URLSearchParams({ icode: code, register: "1" }).toString()}`);
}
