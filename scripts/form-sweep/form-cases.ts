// Every form of the site: where a member meets it, and what is typed into it.
import type { ReactElement } from "react";

export interface FormCase {
  /** Demo account; nobody is logged in without one. */
  readonly member?: string;
  /** Address of its page. */
  readonly page?: string;
  /** Or the form alone, where it opens over any page. */
  readonly alone?: () => Promise<ReactElement>;
  /** Name of the button that opens it, where it is not on its page from the start. */
  readonly press?: RegExp | undefined;
  /** Texts by label; true: an option that is chosen. */
  readonly typed: Readonly<Record<string, string | true>>;
  /** What brings it back after a reload: a draft, or amounts that are stored when the page goes. */
  readonly reload?: "draft" | "amounts";
}

const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const BOUND = "demo88";
const UNBOUND = "newbie8";

/** By file of `src`. */
export const FORMS: Readonly<Record<string, readonly FormCase[]>> = {
  "features/account/phone-form.tsx": [
    { member: UNBOUND, page: "/mine/auth#phone", typed: { 手机号码: "13812345678" } },
  ],
  "features/account/email-form.tsx": [
    { member: UNBOUND, page: "/mine/auth#email", typed: { 邮箱: "lin@example.com" } },
  ],
  "features/account/once-form.tsx": [
    { member: UNBOUND, page: "/mine/auth#realName", typed: { 真实姓名: "林晓" } },
    { member: UNBOUND, page: "/mine/auth#birthday", typed: { 生日: "1993-05-18" } },
    { member: UNBOUND, page: "/mine/auth#gender", typed: { 女: true } },
  ],
  "features/auth/login-form.tsx": [{ alone: () => auth("login"), typed: { 用户名: "linxi88" } }],
  "features/auth/register-form.tsx": [
    { alone: () => auth("register"), typed: { 用户名: "linxi88" } },
  ],
  "features/auth/find-password/find-form.tsx": [
    { alone: () => auth("byPhone"), typed: { 手机号码: "13812345678" } },
    { alone: () => auth("byEmail"), typed: { 邮箱: "lin@example.com" } },
  ],
  "features/deposit/deposit-view.tsx": [
    { member: BOUND, page: "/mine/savemoney", typed: { 存款金额: "345" }, reload: "draft" },
  ],
  "features/exchange/exchange-form.tsx": [
    { member: BOUND, page: "/mine/exchange", typed: { 支付: "345" }, reload: "draft" },
  ],
  "features/withdraw/withdraw-form.tsx": [
    { member: BOUND, page: "/mine/takemoney", typed: { 取款金额: "345" }, reload: "draft" },
  ],
  "features/feedback/feedback-form.tsx": [
    {
      member: BOUND,
      page: "/mine/feedback",
      typed: { 存款: true, 问题描述: "存款还没有到账" },
      reload: "draft",
    },
  ],
  "features/feedback/reply-form.tsx": [
    {
      member: BOUND,
      page: "/mine/feedback/list",
      press: /待您补充|已回复|处理中/,
      typed: { 补充说明: "截图已经补上" },
      reload: "draft",
    },
  ],
  "features/payees/bank-card-form.tsx": [
    {
      member: BOUND,
      page: "/mine/addBankCard",
      typed: { 银行卡号: "6214830112345672", "开户支行（选填）": "西湖支行" },
    },
  ],
  "features/payees/coin-address-form.tsx": [
    {
      member: BOUND,
      page: "/mine/virtualCoinCard",
      typed: { 收款地址: ADDRESS, "备注（选填）": "冷钱包" },
    },
  ],
  "features/payees/alipay-form.tsx": [
    { member: BOUND, page: "/mine/alipayManage", typed: { 支付宝账号: "lin@example.com" } },
  ],
  "features/safety/limits/limit-dialog.tsx": [
    {
      member: BOUND,
      page: "/mine/safety",
      press: /^设置存款限额 7 天/,
      typed: { 限额金额: "51237" },
      reload: "amounts",
    },
    {
      member: BOUND,
      page: "/mine/safety",
      press: /^设置时间限额 24 小时/,
      typed: { 限额分钟数: "41237" },
      reload: "amounts",
    },
  ],
  "features/transfer/transfer-dialog.tsx": [
    {
      member: BOUND,
      page: "/mine/transfermoney",
      press: /^转入玄鸟体育/,
      typed: { 转入金额: "34567" },
      reload: "amounts",
    },
  ],
  "features/venue-entry/venue-dialog.tsx": [
    { member: BOUND, alone: venueDialog, typed: { 转入金额: "34567" }, reload: "amounts" },
  ],
  "features/sport/bet-slip/view/bet-settings-dialog.tsx": [
    {
      member: BOUND,
      alone: betSettings,
      typed: { "第 1 个": "7371", "第 4 个": "73717" },
      reload: "amounts",
    },
  ],
  "features/sport/my-bets/auto-cash-out.tsx": [
    {
      member: BOUND,
      alone: autoCashOut,
      typed: { 达到此金额时自动结算: "34567" },
      reload: "amounts",
    },
  ],
};

/** Nothing but passwords, codes and answers of captchas, which are typed again. */
export const SECRETS_ONLY: readonly string[] = [
  "features/account/password-form.tsx",
  "features/account/second-password-form.tsx",
  "features/auth/new-device/new-device-panel.tsx",
  "features/auth/new-device/safety-check.tsx",
  "features/payees/confirm-address.tsx",
  "features/payees/remove-payee.tsx",
  "features/withdraw/confirm-withdrawal.tsx",
  "session/captcha/picture-captcha.tsx",
  "session/captcha/slider-question.tsx",
  "session/captcha/slider-track.tsx",
];

async function auth(way: "login" | "register" | "byPhone" | "byEmail"): Promise<ReactElement> {
  const [{ createElement }, { AuthDialog }, { AUTH_WAYS }] = await Promise.all([
    import("react"),
    import("../../src/features/auth/auth-dialog.tsx"),
    import("../../src/session/site/events.ts"),
  ]);
  const mode =
    way === "login" || way === "register"
      ? ({ kind: "entry", way: AUTH_WAYS[way] } as const)
      : ({ kind: "find", way: AUTH_WAYS[way] } as const);
  return createElement(AuthDialog, { mode, onClose: () => {} });
}

async function venueDialog(): Promise<ReactElement> {
  const [{ createElement }, { VenueDialog }] = await Promise.all([
    import("react"),
    import("../../src/features/venue-entry/venue-dialog.tsx"),
  ]);
  return createElement(VenueDialog, {
    venueName: "天际真人",
    channelCode: "ZR1",
    balanceCents: 100_000,
    venueCents: 0,
  });
}

async function betSettings(): Promise<ReactElement> {
  const [{ createElement }, { BetSettingsDialog }] = await Promise.all([
    import("react"),
    import("../../src/features/sport/bet-slip/view/bet-settings-dialog.tsx"),
  ]);
  return createElement(BetSettingsDialog, { onClose: () => {} });
}

async function autoCashOut(): Promise<ReactElement> {
  const [{ createElement }, { AutoForm }] = await Promise.all([
    import("react"),
    import("../../src/features/sport/my-bets/auto-cash-out.tsx"),
  ]);
  const quote = { mostCents: 100_000, valueCents: 20_000, minPartCents: 100 };
  return createElement(AutoForm, { ticket: { ticketId: "T1", auto: null }, quote } as never);
}
