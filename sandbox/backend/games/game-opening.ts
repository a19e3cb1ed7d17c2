import type { Locale } from "#contract/locales.ts";
import type { SiteView } from "../site/sites.ts";

/** A game that a member is about to play. */
export interface GameOpening {
  readonly view: SiteView;
  /** Of the launch call: the sandbox's games run beside it. */
  readonly origin: string;
  readonly locale: Locale;
  readonly member: number;
  readonly channelCode: string;
  /** Empty: the venue's first game. */
  readonly gameCode: string;
  /** Play money. */
  readonly demo: boolean;
  readonly time: number;
}
