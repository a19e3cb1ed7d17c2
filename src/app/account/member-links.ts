// Where a member goes from the account menu: the pages this bundle has, in the order of use.
import { UsersRound } from "lucide-react";
import { pageAddress } from "#brand/brand.ts";
import { type MemberPage, memberPages } from "#session/member/member-pages.ts";
import { useOpenPages } from "#session/site/use-has-page.ts";

type MemberLink = Pick<MemberPage, "path" | "title" | "icon">;

/** Titles of the pages in this menu; the menu of the member area has more. */
const LINKED = [
  "userinfo",
  "auth",
  "wallet",
  "savemoney",
  "takemoney",
  "transfermoney",
  "betRecord",
  "transRecord",
  "vip",
  "welfare",
  "safety",
  "message",
  "feedback",
  "friendInvitation",
  "introTutorial",
];

export function useMemberLinks(): readonly MemberLink[] {
  const links: MemberLink[] = memberPages(useOpenPages()).flatMap(({ pages }) => pages);
  const invitation = pageAddress("friend-invitation");
  if (invitation !== null)
    links.push({ path: invitation, title: "friendInvitation", icon: UsersRound });
  const byTitle = new Map(links.map((link) => [link.title, link]));
  return LINKED.flatMap((title) => byTitle.get(title) ?? []);
}
