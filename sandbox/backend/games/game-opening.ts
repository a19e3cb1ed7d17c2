import type { Locale } from "#contract/locales.ts";
import type { SandboxSite } from "../../options.ts";
import type { MemberRow } from "../members/account-rows.ts";
import type { VenueRow } from "../venues/venue-row.ts";

export interface GameOpening {
  readonly site: SandboxSite;
  /** Origin the launch was asked at. */
  readonly origin: string;
  readonly locale: Locale;
  readonly member: MemberRow;
  /** The token of the launch: the game ends with its session. */
  readonly session: string;
  readonly venue: VenueRow;
  /** Empty: the venue's own lobby. */
  readonly gameCode: string;
  /** Play money. */
  readonly demo: boolean;
  readonly time: number;
}
