// The operator's message to members with a marker of harm.
import type { DatabaseSync } from "node:sqlite";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { isMarked } from "../duties/harm-markers.ts";
import type { SiteDuties } from "../duties/site-duties.ts";

export function setHarmMessage(database: DatabaseSync, site: string, message: string): void {
  database
    .prepare("INSERT OR REPLACE INTO protection_message (site, message) VALUES (?, ?)")
    .run(site, message);
}

/** Empty when the site does not watch markers, the member has none, or the operator wrote none. */
export function harmMessage(context: CallContext, { harmMarkers }: SiteDuties): string {
  const { database, view, time } = context;
  const row = database
    .prepare("SELECT message FROM protection_message WHERE site = ?")
    .get(view.site.id);
  const message = String(row?.["message"] ?? "");
  if (!harmMarkers || message === "") return "";
  return isMarked(database, { member: memberOf(context).id, time }) ? message : "";
}
