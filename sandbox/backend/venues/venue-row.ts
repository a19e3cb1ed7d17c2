// A venue as the money and launch calls see it; the port `venues` lists those of a site.
import type { VenueCode } from "#contract/venues.ts";

/**
 * Where a venue's games are: `local` the site's own sports page, `url` an absolute address, `path` an address
 * of the site, `ticket` a value for the slot-game page (spec: betting-and-money §4 "Game launch").
 */
export const LAUNCH_KINDS = ["local", "url", "path", "ticket"] as const;
export type LaunchKind = (typeof LAUNCH_KINDS)[number];

export interface VenueRow {
  readonly channelCode: string;
  readonly name: string;
  readonly category: VenueCode;
  /** End of the maintenance, epoch milliseconds; null: open. */
  readonly opensAt: number | null;
  /** Message why money cannot leave; null: it can. */
  readonly locked: string | null;
  /** Its servers do not answer: no balance, no transfer, no game. */
  readonly down: boolean;
  readonly launchKind: LaunchKind;
  /** How many games, tables or draws it offers. */
  readonly games: number;
}
