// What people type: without invisible characters, and without ways to reach somebody outside of the site.
import { CHAT_MAX_TEXT } from "#contract/chat.ts";

/** Control and format characters, but not the joiner that emoji are made with. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const JOINER = "\u200D";
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\w-]\.|[\w-])[\w-]+(?:\.[\w-]+)*\s?[.。．]\s?(?:com|net|org|cn|hk|tw|cc|io|me|vip|top|xyz|app|club|live|site|online|link|bet)\b(?:\/\S*)?/gi;
/** Phone numbers and accounts of messengers, also in full-width digits and with separators. */
const NUMBER = /[\d０-９](?:[\s\-—_.·]?[\d０-９]){6,}/g;
const MESSENGER =
  /(?:微信|薇信|威信|扣扣|飞机|電報|电报|telegram|wechat|whatsapp|qq|vx|v信)号?(?:\s*[:：])?\s*[\w-]{5,}/gi;
const HIDDEN = "***";

export function cleanText(text: string): string {
  const visible = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(INVISIBLE, (mark) => (mark === JOINER ? mark : ""));
  return visible.trim().slice(0, CHAT_MAX_TEXT);
}

export function maskContacts(text: string): string {
  return text
    .replaceAll(LINK, HIDDEN)
    .replaceAll(MESSENGER, HIDDEN)
    .replaceAll(NUMBER, (number) => number.slice(0, 2) + HIDDEN);
}
