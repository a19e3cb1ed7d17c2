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
import { ownValue } from "#contract/own-value.ts";
import * as PAGES from "#contract/pages.ts";
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import type { RouteSpec } from "#contract/routes.ts";

export type MemberGroup = NonNullable<RouteSpec["menu"]>;

export interface MemberPage {
  readonly path: string;
  /** Key of the `titles` texts. */
  readonly title: string;
  /** Pages that belong to it without being listed. */
  readonly covers: readonly string[];
  readonly icon: LucideIcon;
}

/** Whether the page, or one that belongs to it, is at the address. */
export function isAt({ path, covers }: MemberPage, pathname: string): boolean {
  return path === pathname || covers.includes(pathname);
}

/** By title. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  savemoney: ArrowDownToLine,
  takemoney: ArrowUpFromLine,
  transfermoney: ArrowLeftRight,
  wallet: Wallet,
  exchange: Layers,
  transRecord: ReceiptText,
  betRecord: ListChecks,
  giftRecord: Gift,
  vip: Crown,
  welfare: PartyPopper,
  userinfo: User,
  auth: ShieldCheck,
  safety: HeartHandshake,
  accountManage: CreditCard,
  message: MessageSquare,
  feedback: MessageSquarePlus,
  introTutorial: BookOpen,
};

/** Pages of payee accounts, which the menu shows as one. */
const PAYEE_PAGES: Readonly<Record<PayeeKind, string>> = {
  bank: "add-bank-card",
  coin: "virtual-coin-card",
  alipay: "alipay-manage",
};
/** Pages of waiting for a deposit, which belong to the page of deposits. */
const WAITS: ReadonlySet<string> = new Set(["deposit-wait", "coin-wait"]);

/** Groups without a page are left out. */
export function memberPages(
  routes: readonly RouteSpec[],
): readonly { readonly group: MemberGroup; readonly pages: readonly MemberPage[] }[] {
  const pages = routes.flatMap((route) => {
    const { title, menu: group } = route;
    const icon = ownValue(ICONS, title);
    if (group === undefined || icon === undefined) return [];
    const page = route.page === "account-manage" ? payeePages(routes) : pageOf(route, routes);
    return page === null ? [] : [{ ...page, group, title, icon }];
  });
  return [...Map.groupBy(pages, ({ group }) => group)].map(([group, listed]) => ({
    group,
    pages: listed,
  }));
}

function pageOf(
  route: RouteSpec,
  routes: readonly RouteSpec[],
): Pick<MemberPage, "path" | "covers"> {
  return { path: route.path, covers: below(route, routes) };
}

function below(
  { path, page }: Pick<RouteSpec, "path" | "page">,
  routes: readonly RouteSpec[],
): readonly string[] {
  const covered = routes.filter(
    (other) => other.path.startsWith(`${path}/`) || (page === "savemoney" && WAITS.has(other.page)),
  );
  return covered.map((other) => other.path);
}

/** Opens the first kind of account that the bundle has. */
function payeePages(routes: readonly RouteSpec[]): Pick<MemberPage, "path" | "covers"> | null {
  const found = (Object.keys(PAYEE_KINDS) as PayeeKind[]).flatMap((kind) =>
    routes.flatMap(({ page, path }) => (page === PAYEE_PAGES[kind] ? [{ kind, path }] : [])),
  );
  const [first] = found;
  if (first === undefined) return null;
  return {
    path: `${PAGES.accountManage}/${first.kind}`,
    covers: found.flatMap(({ kind, path }) => [`${PAGES.accountManage}/${kind}`, path]),
  };
}
