// Gifts: paid from the centre wallet, shown in the room.
import type * as v from "valibot";
import type * as calls from "#contract/api/chat.ts";
import { refused } from "../payees/payee-guards.ts";
import { accountCents, HOUSE, post, walletOf } from "../ledger/ledger.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { memberUser } from "./chat-user.ts";
import { checkWriter } from "./check-writer.ts";
import { postLine } from "./send-message.ts";

/** The reason in the ledger. */
export const GIFT_PAID = "chatGift";

export const GIFTS: readonly calls.ChatGiftOffer[] = [
  { key: "clap", name: "鼓掌", cents: 100, icon: "clap" },
  { key: "flower", name: "鲜花", cents: 520, icon: "flower" },
  { key: "beer", name: "干杯", cents: 880, icon: "beer" },
  { key: "fire", name: "燃爆", cents: 1800, icon: "fire" },
  { key: "trophy", name: "奖杯", cents: 6600, icon: "trophy" },
  { key: "rocket", name: "火箭", cents: 18_800, icon: "rocket" },
];

/** Runs within the transaction of its idempotency key. */
export function payForGift(
  context: CallContext,
  { rid, gift: key, count, cents }: v.InferOutput<typeof calls.sendGift.request>,
): v.InferOutput<typeof calls.sendGift.response> {
  const { database, view, time } = context;
  const member = memberOf(context);
  checkWriter(context, rid);
  const gift = GIFTS.find((one) => one.key === key);
  if (!gift) throw refused("该礼物已下架");
  if (gift.cents * count !== cents) throw refused("礼物价格已变动，请重新确认");
  const wallet = walletOf(member.id);
  if (accountCents(database, wallet) < cents) throw refused("余额不足");
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO chat_gift (member, rid, gift, count, cents, time) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .run(member.id, rid, key, count, cents, time);
  post(database, { reason: GIFT_PAID, reference: String(lastInsertRowid), time }, [
    [wallet, -cents],
    [HOUSE, cents],
  ]);
  const { name: giftName, icon } = gift;
  const body = { kind: "gift", giftName, icon, count } as const;
  const line = { user: memberUser(member), body, time };
  const { id } = postLine(database, { site: view.site.id, rid }, line);
  return { id, cents, time };
}

/** `鲜花 × 3` */
export function giftTitle({ database }: Pick<CallContext, "database">, reference: string): string {
  const row = database.prepare("SELECT gift, count FROM chat_gift WHERE id = ?").get(reference);
  const gift = GIFTS.find(({ key }) => key === row?.["gift"]);
  return gift ? `聊天室礼物：${gift.name} × ${String(row?.["count"])}` : "聊天室礼物";
}
