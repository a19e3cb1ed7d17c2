// Stores what the operator has sent to all members of a site since the last request.
import { DAY, MINUTE } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { addLetter, KEPT_DAYS } from "../letters/letter-store.ts";

export function sendBroadcasts({ database, ports, view, time }: CallContext): void {
  const site = view.site.id;
  const row = database.prepare("SELECT until FROM letter_sent WHERE site = ?").get(site);
  const until = Math.max(Number(row?.["until"] ?? 0), time - KEPT_DAYS * DAY);
  if (time - until < MINUTE) return;
  for (const letter of ports.broadcasts(view, { from: until, to: time })) {
    addLetter(database, { site }, letter);
  }
  database
    .prepare("INSERT OR REPLACE INTO letter_sent (site, until) VALUES (?, ?)")
    .run(site, time);
}
