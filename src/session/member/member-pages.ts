// The member area's menu: whatever pages of it this bundle holds, in the order of the groups.
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BookOpen,
  CreditCard,
  Crown,
  Gift,
  HeartHandshake,
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
} from "lucide-react";
import * as PAGES from "#contract/pages.ts";
import { PAYEE_KINDS, type PayeeKind, WAIT_PAGES } from "#contract/payments.ts";
import type { RouteSpec } from "#contract/routes.ts";

export type MemberGroup = keyof typeof GROUPS;

export interface MemberPage {
  readonly path: string;
  /** Key of the `titles` texts. */
  readonly title: string;
  /** Pages that belong to it without being listed. */
  readonly covers: readonly string[];
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
    safety: HeartHandshake,
    accountManage: CreditCard,
    message: MessageSquare,
    feedback: MessageSquarePlus,
    introTutorial: BookOpen,
  },
} as const satisfies Record<string, Readonly<Record<string, LucideIcon>>>;

const GROUP_NAMES = Object.keys(GROUPS) as MemberGroup[];

/** Pages of payee accounts, which the menu shows as one. */
const PAYEE_PAGES: Readonly<Record<PayeeKind, string>> = {
  bank: PAGES.addBankCard,
  coin: PAGES.virtualCoinCard,
  alipay: PAGES.alipayManage,
};

/** Groups without a page are left out. */
export function memberPages(
  routes: readonly RouteSpec[],
): readonly { readonly group: MemberGroup; readonly pages: readonly MemberPage[] }[] {
  const pages = new Map(
    routes
      .filter(({ path, hidden }) => /^\/mine\/[^/:]+$/.test(path) && hidden !== true)
      .map(({ title, path }) => [title, { path, covers: below(path, routes) }]),
  );
  const payees = payeePages(routes);
  if (payees !== null) pages.set("accountManage", payees);
  return GROUP_NAMES.map((group) => ({
    group,
    pages: Object.entries<LucideIcon>(GROUPS[group]).flatMap(([title, icon]) => {
      const page = pages.get(title);
      return page === undefined ? [] : [{ ...page, title, icon }];
    }),
  })).filter((listed) => listed.pages.length > 0);
}

/** Waiting for a deposit belongs to the page of deposits. */
function below(path: string, routes: readonly RouteSpec[]): readonly string[] {
  const waits: readonly string[] =
    path === PAGES.savemoney ? WAIT_PAGES.map((page) => `/mine/${page}`) : [];
  return routes
    .map((route) => route.path)
    .filter((other) => other.startsWith(`${path}/`) || waits.includes(other));
}

/** Opens the first kind of account that the bundle has. */
function payeePages(routes: readonly RouteSpec[]): Pick<MemberPage, "path" | "covers"> | null {
  const has = (path: string) => routes.some((route) => route.path === path);
  const kinds = (Object.keys(PAYEE_KINDS) as PayeeKind[]).filter((kind) => has(PAYEE_PAGES[kind]));
  const [first] = kinds;
  if (first === undefined || !has(`${PAGES.accountManage}/:id`)) return null;
  return {
    path: `${PAGES.accountManage}/${first}`,
    covers: kinds.flatMap((kind) => [`${PAGES.accountManage}/${kind}`, PAYEE_PAGES[kind]]),
  };
}
