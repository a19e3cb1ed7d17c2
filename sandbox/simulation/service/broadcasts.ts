// What the operator of a site has sent to all members, by the days on which it is sent.
import type { NewLetter } from "../../backend/letters/letter-store.ts";
import type { SiteView } from "../../backend/wire/sites.ts";
import { DAY, dayOf, HOUR, lastMidnight } from "../../backend/time/china-time.ts";
import { fillText } from "../fill-text.ts";
import { BROADCASTS, type SeedBroadcast } from "../data/content.ts";

/** Sent after `from`, up to and including `to`. */
export function broadcastsOf(
  { site, isOn }: Pick<SiteView, "site" | "isOn">,
  { from, to }: { readonly from: number; readonly to: number },
): NewLetter[] {
  const sent: NewLetter[] = [];
  for (let midnight = lastMidnight(from); midnight <= to; midnight += DAY) {
    for (const seed of BROADCASTS) {
      const time = midnight + seed.hour * HOUR;
      if (time <= from || time > to || !isSentOn(seed, midnight)) continue;
      if (seed.needs.length > 0 && !seed.needs.some(isOn)) continue;
      sent.push(letterOf(seed, { site, time }));
    }
  }
  return sent;
}

function isSentOn({ every, shift }: SeedBroadcast, midnight: number): boolean {
  return Math.round((midnight + 8 * HOUR) / DAY) % every === shift % every;
}

function letterOf(
  { id, kind, title, body }: SeedBroadcast,
  { site, time }: { readonly site: SiteView["site"]; readonly time: number },
): NewLetter {
  const filled = fillText(body, { site, time });
  return { id: `${site.id}-${id}-${dayOf(time)}`, kind, title, body: filled, time };
}
