// The member area's menu: whatever pages of it this bundle holds, in the order of the groups.
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BookOpen,
  Coins,
  CreditCard,
  Crown,
  Gift,
  Layers,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  MessageSquarePlus,
  PartyPopper,
  ReceiptText,
  ShieldCheck,
  User,
  Wallet,
  WalletCards,
} from "lucide-react";
import type { RouteSpec } from "#contract/routes.ts";

export type MemberGroup = keyof typeof GROUPS;

export interface MemberPage {
  readonly path: string;
  /** Key of the `titles` texts. */
  readonly title: string;
  readonly icon: LucideIcon;
}

/** Pages by their title, as the menu shows them. */
const GROUPS = {
  funds: {
    savemoney: ArrowDownToLine,
    takemoney: ArrowUpFromLine,
    transfermoney: ArrowLeftRight,
    wallet: Wallet,
    exchange: Layers,
  },
  records: { transRecord: ReceiptText, betRecord: ListChecks, giftRecord: Gift },
  perks: { vip: Crown, welfare: PartyPopper },
  account: {
    userinfo: User,
    auth: ShieldCheck,
    addBankCard: CreditCard,
    virtualCoinCard: Coins,
    alipayManage: WalletCards,
    message: MessageSquare,
    feedback: MessageSquarePlus,
    introTutorial: BookOpen,
  },
} as const satisfies Record<string, Readonly<Record<string, LucideIcon>>>;

const GROUP_NAMES = Object.keys(GROUPS) as MemberGroup[];

/** Groups without a page are left out. */
export function memberPages(
  routes: readonly RouteSpec[],
): readonly { readonly group: MemberGroup; readonly pages: readonly MemberPage[] }[] {
  const paths = new Map(
    routes
      .filter(({ path, hidden }) => /^\/mine\/[^/:]+$/.test(path) && hidden !== true)
      .map(({ title, path }) => [title, path]),
  );
  return GROUP_NAMES.map((group) => ({
    group,
    pages: Object.entries<LucideIcon>(GROUPS[group]).flatMap(([title, icon]) => {
      const path = paths.get(title);
      return path === undefined ? [] : [{ path, title, icon }];
    }),
  })).filter(({ pages }) => pages.length > 0);
}
