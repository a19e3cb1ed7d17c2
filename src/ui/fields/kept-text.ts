// What a field keeps of what is typed or pasted into it.
import type { ChangeEvent, CompositionEvent } from "react";

export interface KeptText {
  /** Characters that can be typed. */
  readonly max: number;
  /** By default a text of ASCII characters: a name, a code, an address. */
  readonly clean?: (text: string) => string;
}

/**
 * `after`, cleaned. One character too many is not taken. A pasted text that is too long stays whole: cut off
 * it would be another name or number, so the rule of the field has to refuse it.
 */
export function keptText(
  before: string,
  after: string,
  { max, clean = asciiText }: KeptText,
): string {
  const text = clean(after);
  return text.length > max && text.length === before.length + 1 ? before : text;
}

/**
 * Without whitespace and what cannot be seen: copied texts bring direction marks and zero-width spaces. An input method
 * left in its full width writes `Ａ１＠`.
 */
function asciiText(text: string): string {
  return text
    .replaceAll(/[\s\u200B-\u200F\u202A-\u202E\u2060-\u2064]/g, "")
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH));
}

/** Between a character of ASCII and its full-width form. */
const FULL_WIDTH = 0xfee0;

export function digitsOnly(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "");
}

/** Handlers of an input; text of an input method is not changed until it is committed. */
export function keptTextHandlers(keep: (target: HTMLInputElement) => void) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, target } = event;
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
      keep(target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => keep(event.currentTarget),
  };
}

/** Writes `text` into the input, the caret as far from the end as it was. */
export function writeKept(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - fromEnd);
  // An e-mail field has no caret to set.
  if (input.selectionEnd !== null) input.setSelectionRange(caret, caret);
}
