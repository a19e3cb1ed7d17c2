// When a new level may be told: never over a bet, a game, a payment, or anything else that is open.
import * as PAGES from "#contract/pages.ts";
import type { LinkedPage } from "#contract/pages.ts";
import { pageAddress } from "#brand/brand.ts";

/** Games, lobbies with a bet slip, and pages on which money is being moved. */
const BUSY = ["/game/", "/pg/", "/dz/", "/redirect/", PAGES.takemoney, PAGES.transfermoney];
const PAYING: readonly LinkedPage[] = ["savemoney", "exchange"];
const WAITING = /^\/mine\/\w+Wait$/;

export function isBusyPage(path: string): boolean {
  const busy = [...BUSY, ...PAYING.map(pageAddress)];
  return WAITING.test(path) || busy.some((start) => start !== null && path.startsWith(start));
}

interface Now {
  readonly path: string;
  /** Dialogs and sheets that are open. */
  readonly openLayers: number;
  /** A bet or another money call has no outcome yet. */
  readonly moneyOpen: boolean;
}

export function mayCelebrate({ path, openLayers, moneyOpen }: Now): boolean {
  return !moneyOpen && openLayers === 0 && !isBusyPage(path);
}
