// Addresses of the pages that the site links to by name; every one is in the route table. Every bundle
// has them, so those of a feature that a brand can switch off are not here: its own code imports them from a
// file of their own (sport-pages.ts), other code asks for them by their page (`pageAddress`).
import type { VenueSwitch } from "./switches.ts";

export const home = "/home";
export const loading = "/loading";
export const slotGame = "/pg/game";
export const agent = "/agent";
export const sponsor = "/sponsor";
export const download = "/download";
export const userinfo = "/mine/userinfo";
export const auth = "/mine/auth";
export const introTutorial = "/mine/introTutorial";
export const wallet = "/mine/wallet";
export const takemoney = "/mine/takemoney";
export const transfermoney = "/mine/transfermoney";
export const giftRecord = "/mine/giftRecord";
/** Followed by a kind of account: `bank`. */
export const accountManage = "/mine/accountManage";
export const betRecord = "/mine/betRecord";
export const transRecord = "/mine/transRecord";
export const helpHome = "/app/help/kh";
export const helpWithdraw = "/app/help/qk";
export const helpPartners = "/app/help/hzhb";
export const helpService = "/app/help/zxkf";
export const terms = "/app/help/gztk";
export const privacy = "/app/help/ysgz";

/** Pages of features that a brand can switch off, to which other features link. */
export type LinkedPage =
  | VenueSwitch
  | "discount"
  | "friend-invitation"
  | "vip"
  | "vip-detail"
  | "welfare"
  | "message"
  | "feedback"
  | "feedback-list"
  | "safety"
  | "savemoney"
  | "exchange"
  | "add-bank-card"
  | "virtual-coin-card"
  | "alipay-manage"
  | "bet-record";
