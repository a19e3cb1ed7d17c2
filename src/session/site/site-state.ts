// State of the site as its server reports it (spec: shell-and-accounts §3 "Pre-info response"). Flags can
// only close what the build left open.
import { create } from "zustand";
import type { Locale } from "#contract/locales.ts";
import { isOn } from "#brand/brand.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";

interface Site {
  /** The deposit pages; until the server answers as on the last visit, closed on the first. */
  readonly depositOpen: boolean;
  /** Games open inside the site, not in a window of their own. */
  readonly inSiteGame: boolean;
  /** How long a quick bet can be undone; 0: not at all. */
  readonly betUndoSeconds: number;
  /** Whether the book's margin is shown beside each market. */
  readonly marginShown: boolean;
  /** The client's address as the server sees it; empty before it is known. */
  readonly clientIp: string;
  /** Whether the player may choose an edition; null before it is known. */
  readonly editionOpen: boolean | null;
  /** The site's name, in each locale the server was asked in. */
  readonly titles: Readonly<Partial<Record<Locale, string>>>;
}

/** Stored, else the links to deposits would come late on every visit, or flash where deposits are closed. */
const DEPOSIT_CLOSED_KEY = "depositClosed";
const CLOSED = "1";
const OPEN = "0";

function depositsBefore(): typeof OPEN | typeof CLOSED | null {
  return storage.read(DEPOSIT_CLOSED_KEY, oneOf([OPEN, CLOSED]));
}

export const useSite = create<Site>(() => ({
  depositOpen: depositsBefore() === OPEN,
  inSiteGame: false,
  betUndoSeconds: 0,
  marginShown: false,
  clientIp: "",
  editionOpen: null,
  titles: {},
}));

let settled = false;
let settle: () => void = () => {};
const known = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Resolves when the server has answered or the request has failed. */
export function siteFlagsKnown(): Promise<void> {
  return known;
}

export function areSiteFlagsKnown(): boolean {
  return settled;
}

/** The operator has closed deposits; false until the server has said so. */
export function useDepositsClosed(): boolean {
  return useSite(({ depositOpen }) => isOn("deposit") && settled && !depositOpen);
}

type Flags = Pick<Site, "depositOpen" | "inSiteGame" | "clientIp"> &
  Partial<Pick<Site, "betUndoSeconds" | "marginShown">>;

export function setSiteFlags(flags: Flags | null): void {
  settled = true;
  if (flags !== null) {
    useSite.setState(flags);
    storage.write(DEPOSIT_CLOSED_KEY, flags.depositOpen ? OPEN : CLOSED);
  } else if (depositsBefore() === null) {
    // The page says itself what the server refuses.
    useSite.setState({ depositOpen: true });
  }
  settle();
}
