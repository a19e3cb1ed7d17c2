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
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
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
  const pages = new Map(
    routes
      .filter(({ path, hidden }) => /^\/mine\/[^/:]+$/.test(path) && hidden !== true)
      .map(({ title, path, page }) => [title, { path, covers: below({ path, page }, routes) }]),
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
  const lists = routes.some(({ path }) => path === `${PAGES.accountManage}/:id`);
  if (first === undefined || !lists) return null;
  return {
    path: `${PAGES.accountManage}/${first.kind}`,
    covers: found.flatMap(({ kind, path }) => [`${PAGES.accountManage}/${kind}`, path]),
  };
}
