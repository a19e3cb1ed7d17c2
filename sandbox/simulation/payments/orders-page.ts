// The latest orders with a link to the page where a tester pays each.
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { ORDER_STATES } from "#contract/payments.ts";
import { timeOfDay } from "../../backend/time/china-time.ts";
import { yuan } from "../../backend/ledger/decimal.ts";
import { playOrigin } from "../venues/play/launch-address.ts";
import { PAY_PAGE } from "./assign.ts";

const LATEST = 50;
const NAMES: Readonly<Record<(typeof ORDER_STATES)[number], string>> = {
  waiting: "待付款",
  paid: "会员已付",
  confirming: "确认中",
  review: "审核中",
  credited: "已到账",
  expired: "已过期",
  cancelled: "已取消",
  refused: "已拒绝",
};

const ListedSchema = v.object({
  id: v.string(),
  site: v.string(),
  name: v.string(),
  channelName: v.string(),
  state: v.picklist(ORDER_STATES),
  dueCents: v.number(),
  createdAt: v.number(),
  ticket: v.nullable(v.string()),
});
type Listed = v.InferOutput<typeof ListedSchema> & { readonly url: string | null };

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 "PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
body{margin:0 auto;max-width:70rem;padding:2rem 1.5rem;background:light-dark(#f4f6f8,#0c0f12);color:light-dark(#171b20,#eef1f4)}
h1{font-size:1.375rem;margin:0 0 1rem}main{overflow-x:auto}table{width:100%;border-collapse:collapse;background:light-dark(#fff,#171b20);border-radius:12px;overflow:hidden}
th,td{text-align:start;padding:.625rem .875rem;font-weight:400;white-space:nowrap}th{font-size:.8125rem;color:light-dark(#5b6672,#a9b3bd)}
tr+tr td{border-top:1px solid light-dark(#e6eaee,#2a3138)}td:nth-child(5),th:nth-child(5){text-align:end;font-variant-numeric:tabular-nums}a{color:light-dark(#0b6bcb,#79b8ff)}`;

export function listPages(database: DatabaseSync, origin: string): Listed[] {
  return database
    .prepare(
      `SELECT deposit_order.id, deposit_order.site, name, channelName, state, dueCents,
         deposit_order.createdAt, ticket
       FROM deposit_order JOIN member ON member.id = deposit_order.member
         LEFT JOIN pay_page ON pay_page.orderId = deposit_order.id
       ORDER BY deposit_order.createdAt DESC, deposit_order.rowid DESC LIMIT ${LATEST}`,
    )
    .all()
    .map((stored) => v.parse(ListedSchema, stored))
    .map((order) => {
      const { ticket } = order;
      const url = ticket === null ? null : `${playOrigin(origin)}${PAY_PAGE}#${ticket}`;
      return Object.assign(order, { url });
    });
}

export function ordersPage(orders: readonly Listed[]): { html: string; policy: string } {
  const hash = createHash("sha256").update(STYLE).digest("base64");
  const head = ["时间", "站点", "会员", "订单", "应付", "状态", ""].map(
    (text) => `<th>${text}</th>`,
  );
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>存款订单</title><style>${STYLE}</style><h1>存款订单</h1>
${orders.length === 0 ? "<p>还没有存款订单。</p>" : `<main><table><tr>${head.join("")}</tr>${orders.map(row).join("\n")}</table></main>`}</html>`;
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'` };
}

/** Names of members and channels hold no markup: letters, digits and Chinese. */
function row({ createdAt, site, name, channelName, id, dueCents, state, url }: Listed): string {
  const cells = [timeOfDay(createdAt), site, name, `${id} · ${channelName}`, yuan(dueCents)];
  const link = url === null ? "" : `<a href="${url}">打开付款页</a>`;
  return `<tr>${[...cells, NAMES[state], link].map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}
