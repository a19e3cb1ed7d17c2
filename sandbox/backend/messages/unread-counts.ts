import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { readUnread } from "./unread-store.ts";

export function unreadCounts(
  context: CallContext,
): v.InferOutput<typeof calls.unreadCounts.response> {
  return readUnread(context.database, memberOf(context).id);
}
