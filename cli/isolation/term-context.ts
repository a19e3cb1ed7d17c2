// What must stand around the bytes of a search term for them to be the identity and not part of a word.
import type { Rule } from "./search-terms.ts";

/** @param from first byte of the term; @param to the byte behind it */
export function passesRule(rule: Rule, data: Uint8Array, from: number, to: number): boolean {
  if (rule === "plain") return true;
  if (rule === "start") return !isWord(data[from - 1]);
  if (rule === "host") return !isHost(data[from - 1]) && !isHost(data[to]);
  if (rule === "word") return beginsWord(data, from) && endsWord(data, to);
  const before = Buffer.from(data.subarray(Math.max(0, from - CONTEXT), from)).toString("latin1");
  if (rule === "quoted") return ID_BEFORE.test(before);
  return !isDigit(data[from - 1]) && !isDigit(data[to]) && SITE_BEFORE.test(before);
}

const CONTEXT = 20;
/** `"siteId":"`, `siteId: \"`, `site=`, `site-id: `. */
const SITE_BEFORE = /(?<![a-z])site[_-]?(?:id)?["'\\\s]*[:=]?["'\\\s]*$/i;
/** `"id":`, `\"id\": \`, `"brand":`, `brandId:`. */
const ID_BEFORE =
  /(?:["'](?:id|name|latinName|brand(?:id)?)\\?["']|(?<![a-z])(?:latinName|brand(?:[_-]?id)?))\s*[:=]\s*\\?$/i;

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isUpper = (byte: number | undefined) => byte !== undefined && byte >= 0x41 && byte <= 0x5a;
const isLower = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a;
const isWord = (byte: number | undefined) => isDigit(byte) || isUpper(byte) || isLower(byte);
const isHost = (byte: number | undefined) => isWord(byte) || byte === 0x2d;

/** `titanLogo` and `myTitan` hold the word titan; `titanium` and `TITANS` do not. */
function endsWord(data: Uint8Array, to: number): boolean {
  const last = data[to - 1];
  const next = data[to];
  if (!isWord(last) || !isWord(next)) return true;
  return isUpper(next) && !isUpper(last);
}

function beginsWord(data: Uint8Array, from: number): boolean {
  const first = data[from];
  const before = data[from - 1];
  if (!isWord(first) || !isWord(before)) return true;
  return isUpper(first) && isLower(before);
}
