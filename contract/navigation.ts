// Navigation category keys (spec: shell-and-accounts §2) and where each one leads.
import type { SwitchKey, VenueSwitch } from "./switches.ts";

export interface NavSpec {
  readonly path: string | null; // null: the key triggers an action instead of a page
  readonly switch?: SwitchKey;
  readonly venue?: VenueSwitch;
  /** `main` keys may stand in the header, `member` keys in the member's area and menus. */
  readonly group: "main" | "member";
}

export const NAV = {
  home: { path: "/home", group: "main" },
  sport: { path: "/game/sport", switch: "sport", venue: "sport", group: "main" },
  egame: { path: "/game/egame", switch: "egame", venue: "egame", group: "main" },
  realbet: { path: "/game/realbet", switch: "realbet", venue: "realbet", group: "main" },
  lottery: { path: "/game/lottery", switch: "lottery", venue: "lottery", group: "main" },
  chess: { path: "/game/chess", switch: "chess", venue: "chess", group: "main" },
  gaming: { path: "/game/gaming", switch: "gaming", venue: "gaming", group: "main" },
  fish: { path: "/game/fishing", switch: "fishing", venue: "fishing", group: "main" },
  customer: { path: null, group: "main" },
  venture: { path: "/agent", switch: "agent", group: "main" },
  sponsor: { path: "/sponsor", switch: "sponsor", group: "main" },
  discount: { path: "/activity/discount", switch: "promotions", group: "main" },
  app: { path: "/download", switch: "download", group: "main" },
  save_money: { path: "/mine/savemoney", switch: "deposit", group: "member" },
  transfer_money: { path: "/mine/transfermoney", switch: "venueTransfer", group: "member" },
  take_money: { path: "/mine/takemoney", group: "member" },
  profile: { path: "/mine/userinfo", group: "member" },
  vip: { path: "/mine/vip", switch: "vip", group: "member" },
  Welfare: { path: "/mine/welfare", switch: "welfare", group: "member" },
  bet_record: { path: "/mine/betRecord", group: "member" },
  trade_record: { path: "/mine/transRecord", group: "member" },
  message: { path: "/mine/message", switch: "messages", group: "member" },
} as const satisfies Record<string, NavSpec>;

export type NavKey = keyof typeof NAV;
export const NAV_KEYS = Object.keys(NAV) as readonly NavKey[];

export function navSpec(key: NavKey): NavSpec {
  return NAV[key];
}
