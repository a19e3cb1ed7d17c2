// Texts of the channels' pages, sent in the language of the order.
import type { DepositKind, OrderState } from "#contract/payments.ts";
import type { PayText } from "./pay-messages.ts";
import type { PayAct } from "./steer.ts";

export const NO_PAGE = "支付链接已失效，请返回存款页重新提交";
export const NOT_POSSIBLE = "订单状态已改变，请刷新后再试";

export const UNDERWAY = "渠道处理较慢，结果稍后返回，请勿重复付款";

export const PAY_TEXTS: Readonly<Record<PayText, string>> = {
  title: "收银台",
  demo: "演示环境",
  left: "剩余支付时间",
  due: "应付金额",
  others: "模拟其他情形",
  offline: "网络异常，正在重新连接",
  working: "处理中",
};

/** Invented providers: the page of a channel carries its own name. */
export const PROVIDERS: Readonly<Record<DepositKind, string>> = {
  bank: "掌上银行",
  quick: "云汇支付",
  scan: "即码收银",
  alipay: "云汇支付",
  huione: "旺付钱包",
  coin: "链上钱包",
  xnbsk: "聚币商城",
  service: "存款专员",
};

export const STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  waiting: "等待付款",
  paid: "等待到账",
  confirming: "付款成功，确认中",
  review: "已收到付款，人工核对中",
  credited: "付款成功，已到账",
  expired: "订单已过期",
  cancelled: "订单已取消",
  refused: "付款失败",
};

export const ACT_TEXTS: Readonly<Record<PayAct, readonly [label: string, hint: string]>> = {
  pay: ["确认付款", "按应付金额付款一次"],
  short: ["少付", "只付应付金额的八成"],
  double: ["重复付款", "同一订单付款两次"],
  late: ["逾期付款", "订单过期一分钟后才到账"],
  stall: ["渠道延迟", "付款后十多分钟才有结果"],
  otherName: ["他人付款", "付款人与注册姓名不一致"],
  wrongNetwork: ["错误网络", "从另一个网络转账"],
  dust: ["极小数量", "低于最低入账数量"],
  cancel: ["取消付款", "在支付页面放弃"],
  refuse: ["拒绝付款", "渠道或审核人员拒绝"],
  approve: ["审核通过", "按实际到账金额入账"],
  confirm: ["立即到账", "跳过等待与链上确认"],
};
