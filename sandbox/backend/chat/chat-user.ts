// Who is in a chat. Others see a masked name and an id that says nothing about the account.
import { createHash } from "node:crypto";
import type { ChatLine } from "#contract/chat.ts";
import type { MemberRow } from "../members/account-rows.ts";

export interface ChatUser extends Pick<
  ChatLine,
  "userId" | "name" | "avatar" | "vipLevel" | "role"
> {
  /** Null for guests and for others that have no account here. */
  readonly member: number | null;
}

export function memberUser({ id, site, name, avatar, vipLevel }: MemberRow): ChatUser {
  return {
    member: id,
    userId: `m-${digest(`${site} ${id}`)}`,
    name: maskUsername(name),
    avatar,
    vipLevel,
    role: "member",
  };
}

/** @param uuid of the browser; the same one is the same guest */
export function guestUser(site: string, uuid: string): ChatUser {
  const mark = digest(`${site} guest ${uuid}`);
  const number = String(Number.parseInt(mark.slice(0, 6), 16) % 10_000).padStart(4, "0");
  return {
    member: null,
    userId: `g-${mark}`,
    name: `游客${number}`,
    avatar: "",
    vipLevel: 0,
    role: "guest",
  };
}

/** Speaks for the site. */
export const SYSTEM: ChatUser = {
  member: null,
  userId: "system",
  name: "系统",
  avatar: "",
  vipLevel: 0,
  role: "system",
};
export const MODERATOR: ChatUser = {
  member: null,
  userId: "moderator",
  name: "管理员",
  avatar: "",
  vipLevel: 0,
  role: "moderator",
};

/** `demo88` becomes `de***8`. */
export function maskUsername(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
