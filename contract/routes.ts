// The complete route table (spec: shell-and-accounts §2, betting-and-money §2). A row is part of a
// bundle when its switch is on and its page exists in the core.
import { ACTIVITY_PARAM } from "./activities.ts";
import { PAYEE_PARAM } from "./payments.ts";
import type { SwitchKey } from "./switches.ts";
import { GAME_INFO, HOME_VENUE_CODE, VENUE_CODES, type VenueCode } from "./venues.ts";

export interface RouteSpec {
  readonly path: string; // react-router path pattern
  readonly params?: string; // regular expression for its parameters; any other address is not found
  /** Page id: the core's file is `src/features/<feature>/<page>-page.tsx`. */
  readonly page: string;
  readonly title: string; // key in the `titles` text namespace
  readonly switch?: SwitchKey;
  readonly login?: true;
  readonly boundPhone?: true;
  readonly depositFlag?: true; // closed while the site's deposit flag is `0`
  readonly venue?: VenueCode | typeof HOME_VENUE_CODE;
  readonly layout?: "plain" | "full";
  readonly footer?: false;
  readonly skip?: "matches"; // id of the element that the skip link jumps to
  readonly hidden?: true; // not listed in any menu
  readonly menu?: "funds" | "records" | "perks" | "account"; // group in the member's menu, in the order of the rows
  readonly name?: "home" | "login" | "userinfo" | "auth" | "notFound"; // name used by the guards
}

const venue = (key: keyof typeof VENUE_CODES): RouteSpec => ({
  path: `/game/${key}`,
  page: key,
  title: key,
  switch: key,
  venue: VENUE_CODES[key],
});

const activity = (name: string): RouteSpec => ({
  path: `/activity/${name}/:id`,
  params: ACTIVITY_PARAM,
  page: "activity",
  title: name,
  switch: "promotions",
});

const mine = (path: string, extra: Partial<RouteSpec> = {}): RouteSpec => {
  const page = path.split("/:")[0]?.replaceAll("/", "-") ?? path;
  return { path: `/mine/${path}`, page, title: page, login: true, ...extra };
};

const wait = (path: string, extra: Partial<RouteSpec> = {}): RouteSpec =>
  mine(path, { page: "deposit-wait", switch: "deposit", ...extra });

const help = (slug: string, extra: Partial<RouteSpec> = {}): RouteSpec => ({
  path: `/app/help/${slug}`,
  page: "help",
  title: `help-${slug}`,
  ...extra,
});

export const ROUTES: readonly RouteSpec[] = [
  { path: "/loading", page: "loading", title: "loading", layout: "plain", hidden: true },
  { path: "/pg/game", page: "slot-game", title: "game", layout: "plain", hidden: true },
  { path: "/dz/game", page: "slot-game", title: "game", layout: "plain", hidden: true },
  { path: "/home", page: "home", title: "home", venue: HOME_VENUE_CODE, name: "home" },
  venue("sport"),
  venue("realbet"),
  venue("chess"),
  venue("gaming"),
  venue("lottery"),
  venue("egame"),
  venue("fishing"),
  {
    path: "/game/:info",
    params: GAME_INFO,
    page: "game",
    title: "game",
    login: true,
    layout: "full",
    footer: false,
  },
  {
    path: "/game/sport/:enName",
    page: "local-sport",
    title: "sport",
    switch: "sport",
    login: true,
    layout: "full",
    footer: false,
    skip: "matches",
  },
  { path: "/agent", page: "agent", title: "agent", switch: "agent" },
  { path: "/sponsor", page: "sponsor", title: "sponsor", switch: "sponsor" },
  { path: "/download", page: "download", title: "download", switch: "download" },
  { path: "/activity/discount", page: "discount", title: "discount", switch: "promotions" },
  activity("racePage"),
  activity("activityLandPage"),
  activity("firstDeposit"),
  activity("againDeposit"),
  activity("newTask"),
  activity("drawGift"),
  activity("signGift"),
  activity("bettingGift"),
  {
    path: "/activity/friendInvitation",
    page: "friend-invitation",
    title: "friendInvitation",
    switch: "friendInvitation",
  },
  {
    path: "/redirect/*",
    page: "redirect",
    title: "loading",
    login: true,
    layout: "plain",
    hidden: true,
  },
  mine("savemoney", { switch: "deposit", depositFlag: true, menu: "funds" }),
  mine("takemoney", { menu: "funds" }),
  mine("transfermoney", { switch: "venueTransfer", menu: "funds" }),
  mine("wallet", { menu: "funds" }),
  mine("exchange", { switch: "virtualCoin", menu: "funds" }),
  mine("transRecord", { page: "trans-record", menu: "records" }),
  mine("betRecord", { page: "bet-record", menu: "records" }),
  mine("giftRecord", { page: "gift-record", menu: "records" }),
  mine("vip", { switch: "vip", menu: "perks" }),
  mine("vip/detail", { switch: "vip" }),
  mine("welfare", { switch: "welfare", menu: "perks" }),
  mine("userinfo", { name: "userinfo", menu: "account" }),
  mine("auth", { name: "auth", menu: "account" }),
  mine("safety", { switch: "safety", menu: "account" }),
  mine("accountManage/:id", {
    page: "account-manage",
    params: PAYEE_PARAM,
    boundPhone: true,
    menu: "account",
  }),
  mine("addBankCard", { page: "add-bank-card", switch: "bankCard", boundPhone: true }),
  mine("virtualCoinCard", { page: "virtual-coin-card", switch: "virtualCoin", boundPhone: true }),
  mine("alipayManage", { page: "alipay-manage", switch: "alipay", boundPhone: true }),
  mine("message", { switch: "messages", menu: "account" }),
  mine("feedback", { switch: "feedback", menu: "account" }),
  mine("feedback/list", { switch: "feedback" }),
  mine("introTutorial", { page: "intro-tutorial", menu: "account" }),
  wait("rechargeWait"),
  wait("transferWait"),
  wait("huioneWait"),
  wait("xnbskWait", { page: "coin-wait", switch: "virtualCoin" }),
  wait("virtualCoinWait", { page: "coin-wait", switch: "virtualCoin" }),
  help("kh"),
  help("ck", { switch: "deposit", depositFlag: true }),
  help("qk"),
  help("zz", { switch: "venueTransfer" }),
  help("yhgz", { switch: "bankCard" }),
  help("tjllq", { switch: "friendInvitation" }),
  help("xnbcqkjc", { switch: "virtualCoin" }),
  help("tytzjc", { switch: "sport" }),
  help("tysstqth", { switch: "sport" }),
  help("fjcjc"),
  help("rqgl", { switch: "sport" }),
  help("dxqgl", { switch: "sport" }),
  help("cpwt", { switch: "lottery" }),
  help("dzjj", { switch: "gaming" }),
  help("tywt", { switch: "sport" }),
  help("zrwt", { switch: "realbet" }),
  help("qtwt"),
  help("bczr", { switch: "chess" }),
  help("gywm"),
  help("hzhb", { switch: "agent" }),
  help("zxkf"),
  { path: "/app/help/gztk", page: "legal", title: "terms" },
  { path: "/app/help/ysgz", page: "legal", title: "privacy" },
  { path: "*", page: "not-found", title: "notFound", name: "notFound", hidden: true },
];
