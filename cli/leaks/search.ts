// One pass over the bytes of a file for every needle and every colour at once.
import { IDENTITY_KINDS, type IdentityKind } from "./brand-identity.ts";
import { FORMS, RULES, type Form } from "./needles.ts";
import { passesRule } from "./needle-rules.ts";
import { colourPlace, FOLD, SPREAD, WINDOW, type SearchTables } from "./search-tables.ts";
import { writtenColours } from "./written-colour.ts";

export interface Hit {
  /** Index of the entry; -1 for a colour. */
  readonly entry: number;
  readonly owner: number;
  /** First byte and length of what was found. */
  readonly at: number;
  readonly length: number;
  readonly form: Form;
  /** Of a colour. */
  readonly rgb: number | null;
}

/**
 * Time grows with the bytes alone: a window that no needle has costs one look at a bit.
 * @param own brand whose identities are not looked for
 */
export function search(tables: SearchTables, data: Buffer, own = -1): Hit[] {
  const { filter, slots } = tables;
  const { filter: toBit, slot: toSlot } = tables.shifts;
  const { window: windows, next } = tables.needles;
  const hits = coloursIn(tables, data, own);
  const { length } = data;
  let window = 0;
  for (let at = 0; at < length; at += 1) {
    window = (window << 8) | (data[at] as number) | 0x20;
    const spread = Math.imul(window, SPREAD);
    const bit = spread >>> toBit;
    if (((filter[bit >>> 5] as number) & (1 << (bit & 31))) === 0) continue;
    let needle = slots[spread >>> toSlot] as number;
    for (; needle !== 0; needle = next[needle - 1] as number) {
      if (windows[needle - 1] !== window) continue;
      const hit = hitOf(tables, data, needle - 1, at - WINDOW + 1);
      if (hit && hit.owner !== own) hits.push(hit);
    }
  }
  return hits;
}

/** @param anchor where the needle's window was met */
function hitOf(
  { needles, entries }: SearchTables,
  data: Buffer,
  needle: number,
  anchor: number,
): Hit | null {
  const from = needles.start[needle] ?? 0;
  const length = (needles.start[needle + 1] ?? 0) - from;
  const at = anchor - (needles.anchor[needle] ?? 0);
  if (at < 0 || at + length > data.length) return null;
  const form = FORMS[needles.form[needle] ?? 0] ?? "text";
  const isText = form === "text";
  for (let index = 0; index < length; index += 1) {
    const byte = data[at + index] as number;
    if ((isText ? FOLD[byte] : byte) !== needles.bytes[from + index]) return null;
  }
  const rule = RULES[needles.rule[needle] ?? 0] ?? "plain";
  if (!passesRule(rule, data, at, at + length)) return null;
  const entry = needles.entry[needle] ?? 0;
  return { entry, owner: entries.owner[entry] ?? 0, at, length, form, rgb: null };
}

function coloursIn({ colours }: SearchTables, data: Buffer, own: number): Hit[] {
  const hits: Hit[] = [];
  for (const found of writtenColours(data)) {
    const place = colourPlace(colours, found.rgb);
    const owner = colours[place + 1] ?? 0;
    if (colours[place] === 0 || owner < 0 || owner === own) continue;
    hits.push({ entry: -1, owner, form: "text", ...found });
  }
  return hits;
}

/** Kind and text of what was hit. */
export function told(
  { entries }: SearchTables,
  { entry }: Hit,
): { readonly kind: IdentityKind; readonly text: string } | null {
  if (entry === -1) return null;
  const from = entries.start[entry] ?? 0;
  return {
    kind: IDENTITY_KINDS[entries.kind[entry] ?? 0] ?? "id",
    text: Buffer.from(entries.texts.slice(from, entries.start[entry + 1])).toString(),
  };
}
