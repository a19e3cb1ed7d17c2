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
import { hasOpenPage } from "../../session/site/use-has-page.ts";

interface MemberLink {
  readonly path: string;
  /** Key in `shell:account.pages`. */
  readonly key: string;
  readonly icon: LucideIcon;
}

const LINKS: readonly MemberLink[] = [
  { path: PAGES.userinfo, key: "userinfo", icon: UserRound },
  { path: PAGES.auth, key: "auth", icon: ShieldCheck },
  { path: PAGES.wallet, key: "wallet", icon: Wallet },
  { path: PAGES.savemoney, key: "savemoney", icon: Landmark },
  { path: PAGES.takemoney, key: "takemoney", icon: CreditCard },
  { path: PAGES.transfermoney, key: "transfermoney", icon: ArrowLeftRight },
  { path: PAGES.betRecord, key: "betRecord", icon: ScrollText },
  { path: PAGES.transRecord, key: "transRecord", icon: ReceiptText },
  { path: PAGES.vip, key: "vip", icon: Crown },
  { path: PAGES.welfare, key: "welfare", icon: Gift },
  { path: PAGES.safety, key: "safety", icon: HeartHandshake },
  { path: PAGES.message, key: "message", icon: Bell },
  { path: PAGES.feedback, key: "feedback", icon: MessageSquarePlus },
  { path: PAGES.friendInvitation, key: "invite", icon: UsersRound },
  { path: PAGES.introTutorial, key: "introTutorial", icon: Compass },
];

export function memberLinks(): readonly MemberLink[] {
  return LINKS.filter(({ path }) => hasOpenPage(path));
}
