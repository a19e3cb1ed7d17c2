// One pass over the bytes of a file for every search term and every colour at once.
import type { Form, SearchedText } from "./search-terms.ts";
import { nextWindow, SEVERAL, WINDOW, windowHash } from "./search-index.ts";
import type { IndexedTerm, SearchIndex } from "./search-index.ts";
import { passesRule } from "./term-context.ts";
import { writtenColours } from "./written-colour.ts";

export interface Hit {
  readonly owner: number;
  /** First byte and length of what was found. */
  readonly at: number;
  readonly length: number;
  readonly form: Form;
  /** Null for a colour. */
  readonly found: SearchedText | null;
  /** Of a colour. */
  readonly rgb: number | null;
}

/** @param own brand whose identities are not looked for */
export function search(index: SearchIndex, data: Buffer, own = -1): Hit[] {
  const { filter, terms } = index;
  const hits = coloursIn(index, data, own);
  let window = 0;
  for (let end = 0; end < data.length; end += 1) {
    window = nextWindow(window, data[end] as number);
    if (filter[windowHash(window)] === 0) continue;
    const at = end - WINDOW + 1;
    for (const term of terms.get(window) ?? []) {
      if (term.of.owner !== own && at >= 0 && standsAt(term, data, at))
        hits.push({
          owner: term.of.owner,
          at,
          length: term.bytes.length,
          form: term.form,
          found: term.of,
          rgb: null,
        });
    }
  }
  return hits;
}

function standsAt({ bytes, form, rule }: IndexedTerm, data: Buffer, at: number): boolean {
  const end = at + bytes.length;
  if (end > data.length) return false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = data[at + index] as number;
    if ((form === "text" ? folded(byte) : byte) !== bytes[index]) return false;
  }
  return passesRule(rule, data, at, end);
}

/** Lower case of ASCII letters. */
const folded = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte);

function coloursIn({ colours }: SearchIndex, data: Buffer, own: number): Hit[] {
  return writtenColours(data).flatMap((written): Hit[] => {
    const owner = colours.get(written.rgb);
    if (owner === undefined || owner === SEVERAL || owner === own) return [];
    return [{ owner, form: "text", found: null, ...written }];
  });
}
