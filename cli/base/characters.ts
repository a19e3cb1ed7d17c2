/** Control characters but tab and line ends, zero-width characters, direction overrides, lone surrogates. */
const HIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Surrogate}/u;

export interface FoundCharacter {
  readonly at: number;
  /** `U+202E` */
  readonly name: string;
}

export function hiddenCharacter(text: string): FoundCharacter | null {
  const match = HIDDEN.exec(text);
  return match === null ? null : { at: match.index, name: codePoint(match[0]) };
}

const ALL_HIDDEN = new RegExp(HIDDEN.source, "gu");

/** The first hidden character of each line that has one. */
export function hiddenPerLine(
  text: string,
): readonly (FoundCharacter & { readonly line: number })[] {
  return text.split("\n").flatMap((line, index) => {
    const found = hiddenCharacter(line);
    return found === null ? [] : [{ ...found, line: index + 1 }];
  });
}

export const withoutHidden = (text: string): string => text.replaceAll(ALL_HIDDEN, "");

/** A text safe for a terminal, on one line, with hidden characters as `\u{202e}`. */
export function visible(text: string): string {
  return text
    .replaceAll(ALL_HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
    .replaceAll(/[\r\n\u2028\u2029]+/g, " ");
}

/** Line ends as `\n`; other control and direction characters as U+FFFD. */
export function printable(text: string): string {
  return text
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

/** 1-based line of an offset. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1))
    line += 1;
  return line;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
