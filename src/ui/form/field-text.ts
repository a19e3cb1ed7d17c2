import { type KeptText, keptText } from "../fields/kept-text.ts";

/** What a field keeps of a typed text; all of it where nothing is said. */
export type FieldText = KeptText | { readonly keep: (before: string, typed: string) => string };

export function keptOf(text: FieldText | undefined, before: string, typed: string): string {
  if (text === undefined) return typed;
  return "keep" in text ? text.keep(before, typed) : keptText(before, typed, text);
}

export function isTooLong(kept: string, text: FieldText | undefined): boolean {
  return text !== undefined && "max" in text && kept.length > text.max;
}
