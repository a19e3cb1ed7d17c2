// Chooses the account, address, code or page that an order is paid to.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Asked, PayTarget } from "../../backend/deposits/payment-world.ts";
import { between } from "../random.ts";
import { playOrigin } from "../venues/play/launch-address.ts";
import { coinAddress } from "./coin-address.ts";
import { alipayPayee, bankPayee, huionePayee } from "./payees.ts";

export const PAY_PAGE = "/play/pay/start";

const NOTHING = { payTo: [], qr: null, payUrl: null, address: null };
const line = (label: string, value: string, copy = true) => ({ label, value, copy, exact: false });
/** Name of the account's holder: the bank refuses any other spelling. */
const named = (label: string, value: string, copy = true) => ({ label, value, copy, exact: true });

export function assign(seed: number, database: DatabaseSync, asked: Asked): PayTarget {
  const { orderId, channel, kind, network } = asked;
  const ticket = openPage(database, asked);
  const page = `${playOrigin(asked.origin)}${PAY_PAGE}#${ticket}`;
  if (channel.opens !== null) return { ...NOTHING, payUrl: page };
  if (kind === "scan") return { ...NOTHING, qr: page };
  const parts = [seed, channel.id, asked.dueCents % 7] as const;
  if (kind === "coin" && network !== null) {
    const address = coinAddress(network, `${seed} ${orderId}`);
    return {
      ...NOTHING,
      address,
      qr: address,
      payTo: [line("网络", network, false), line("收款地址", address)],
    };
  }
  const remark = `LV${between(10_000, 99_999, seed, orderId)}`;
  if (kind === "huione") {
    const { number, holder } = huionePayee(...parts);
    const payTo = [line("收款账号", number), named("收款户名", holder), line("备注码", remark)];
    return { ...NOTHING, payTo, qr: `huione:${number}?remark=${remark}` };
  }
  if (kind === "alipay") {
    const { number, holder } = alipayPayee(...parts);
    return { ...NOTHING, payTo: [line("支付宝账号", number), named("收款户名", holder, false)] };
  }
  const { bank, holder, number } = bankPayee(...parts);
  const account = [line("收款银行", bank), named("收款户名", holder), line("收款账号", number)];
  return { ...NOTHING, payTo: channel.randomCents ? account : [...account, line("附言", remark)] };
}

/** @returns the ticket of the order's page: whoever has it can open the page */
function openPage(database: DatabaseSync, { orderId, locale }: Asked): string {
  const ticket = randomBytes(18).toString("base64url");
  database
    .prepare("INSERT INTO pay_page (ticket, orderId, locale) VALUES (?, ?, ?)")
    .run(ticket, orderId, locale);
  return ticket;
}
