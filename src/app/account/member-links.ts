// Where a member goes from the account menu: the pages this bundle has, in the order of use.
import {
  ArrowLeftRight,
  Bell,
  Compass,
  CreditCard,
  Crown,
  Gift,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  MessageSquarePlus,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from "lucide-react";
import * as PAGES from "#contract/pages.ts";
import { pageAddress } from "#brand/brand.ts";
import { hasOpenPage } from "#session/site/use-has-page.ts";

interface MemberLink {
  readonly path: string;
  /** Key in `shell:account.pages`. */
  readonly key: string;
  readonly icon: LucideIcon;
}

interface Link extends Omit<MemberLink, "path"> {
  readonly path: string | null;
}

const links = (): readonly Link[] => [
  { path: PAGES.userinfo, key: "userinfo", icon: UserRound },
  { path: PAGES.auth, key: "auth", icon: ShieldCheck },
  { path: PAGES.wallet, key: "wallet", icon: Wallet },
  { path: pageAddress("savemoney"), key: "savemoney", icon: Landmark },
  { path: PAGES.takemoney, key: "takemoney", icon: CreditCard },
  { path: PAGES.transfermoney, key: "transfermoney", icon: ArrowLeftRight },
  { path: PAGES.betRecord, key: "betRecord", icon: ScrollText },
  { path: PAGES.transRecord, key: "transRecord", icon: ReceiptText },
  { path: pageAddress("vip"), key: "vip", icon: Crown },
  { path: pageAddress("welfare"), key: "welfare", icon: Gift },
  { path: pageAddress("safety"), key: "safety", icon: HeartHandshake },
  { path: pageAddress("message"), key: "message", icon: Bell },
  { path: pageAddress("feedback"), key: "feedback", icon: MessageSquarePlus },
  { path: pageAddress("friend-invitation"), key: "invite", icon: UsersRound },
  { path: PAGES.introTutorial, key: "introTutorial", icon: Compass },
];

export function memberLinks(): readonly MemberLink[] {
  return links().flatMap(({ path, ...link }) =>
    path !== null && hasOpenPage(path) ? [{ ...link, path }] : [],
  );
}
