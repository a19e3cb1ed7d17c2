// Windows of games that do not open inside the site.
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import * as PAGES from "#contract/pages.ts";
import { OWN_WINDOW_VENUES } from "#contract/venues.ts";
import { localPath } from "#brand/local-path.ts";
import { areSiteFlagsKnown, useSite } from "#session/site/site-state.ts";

/** Whether a game of the venue will need a window, as far as that is known before the server answers. */
export function needsWindow(enName: string): boolean {
  if (enName === SPORT_CHANNEL) return false;
  if (OWN_WINDOW_VENUES.includes(enName)) return true;
  return areSiteFlagsKnown() && !useSite.getState().inSiteGame;
}

/** Opens a window that waits for its address; null when the browser blocks it. It cannot reach this page. */
export function holdWindow(): Window | null {
  const held = window.open(localPath(PAGES.loading), "_blank");
  // `noopener` would answer null here, whether a window opens or not.
  if (held !== null) held.opener = null;
  return held;
}

/** @returns the window; null when the browser blocks it */
export function showInWindow(url: string, held: Window | null): Window | null {
  const shown = held === null || held.closed ? holdWindow() : held;
  shown?.location.replace(url);
  return shown;
}
