// Where a member goes from the account menu: the pages this bundle has, in the order of use.
import {
  Bell,
  Compass,
  CreditCard,
  Crown,
  Gift,
  Landmark,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from "lucide-react";
import { hasPage } from "../../brand/brand.ts";

interface MemberLink {
  readonly path: string;
  /** Key in `shell:account.pages`. */
  readonly key: string;
  readonly icon: LucideIcon;
}

const LINKS: readonly MemberLink[] = [
  { path: "/mine/userinfo", key: "userinfo", icon: UserRound },
  { path: "/mine/auth", key: "auth", icon: ShieldCheck },
  { path: "/mine/wallet", key: "wallet", icon: Wallet },
  { path: "/mine/savemoney", key: "savemoney", icon: Landmark },
  { path: "/mine/takemoney", key: "takemoney", icon: CreditCard },
  { path: "/mine/betRecord", key: "betRecord", icon: ScrollText },
  { path: "/mine/transRecord", key: "transRecord", icon: ReceiptText },
  { path: "/mine/vip", key: "vip", icon: Crown },
  { path: "/mine/welfare", key: "welfare", icon: Gift },
  { path: "/mine/message", key: "message", icon: Bell },
  { path: "/activity/friendInvitation", key: "invite", icon: UsersRound },
  { path: "/mine/introTutorial", key: "introTutorial", icon: Compass },
];

export function memberLinks(): readonly MemberLink[] {
  return LINKS.filter(({ path }) => hasPage(path));
}
