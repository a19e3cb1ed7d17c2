// Brings the venue's money back when the member leaves its game.
import { ownValue } from "#contract/own-value.ts";
import * as PAGES from "#contract/pages.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { recycledText, recycles } from "#domain/wallet/venue-recycle.ts";
import { showAfterReload } from "#session/site/after-reload.ts";

/** The member is not kept longer; the call goes on, and its outcome is told wherever they are. */
const AT_MOST_MS = 5000;

interface Venue {
  readonly channelCode: string;
  readonly venueName: string;
}

/** @param to where the member goes @returns false when the money stays in the venue */
export async function returnMoney(venue: Venue, to: string): Promise<boolean> {
  const slot = venue.channelCode;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([recycles.start({ slot, body: venue }), limit]);
  const call = ownValue(recycles.useCalls.getState().calls, slot);
  if (call === undefined) return false;
  if (isOpen(call)) return true;
  if (call.state !== "done" || call.answer === null) return false;
  const text = recycledText(venue.venueName, call.answer);
  // Going home loads the document, and the toast of this one goes with it.
  if (to === PAGES.home && text !== null) showAfterReload({ toast: text, login: false });
  return call.answer.kept.length === 0;
}
