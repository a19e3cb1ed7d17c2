// Others in the rooms, as the world tells of them. An operator's own chat has none: nobody and nothing.
import type { ChatUser } from "./chat-user.ts";
import type { LineBody } from "./chat-lines.ts";
import type { SiteView } from "../wire/sites.ts";

export interface OtherLine {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly user: ChatUser;
  readonly body: LineBody;
  /** When a moderator removes it; null: never. */
  readonly removedAt: number | null;
}

export interface ChatWorld {
  /** How many others are in the room. */
  audience(view: SiteView, rid: string, time: number): number;
  /** What others say from `from` up to, but not at, `to`; in order. */
  talk(
    view: SiteView,
    rid: string,
    span: { readonly from: number; readonly to: number },
  ): readonly OtherLine[];
}
