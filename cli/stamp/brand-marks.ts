// Marks that stand for the words and addresses of a brand, so that a page is drawn once for all brands that differ in
// nothing else.
import { escapeHtml } from "../base/escape-html.ts";

/** Private characters, which have no meaning in a text. */
const MARK = /(?:[A1中]\uE002|\uE000)A?(\d+)(?:\uE003[A1中]|\uE001)/g;

export interface Marks {
  /** @returns what stands for a value, the same for equal ones */
  readonly mark: (value: string) => string;
  /** In the order of their marks. */
  readonly values: readonly string[];
}

export function createMarks(): Marks {
  const values: string[] = [];
  const known = new Map<string, string>();
  const made = (value: string) => {
    const letter = /[A-Za-z]/.test(value) ? "A" : "";
    const index = values.push(value) - 1;
    return `${start(edge(value.at(0)))}${letter}${index}${end(edge(value.at(-1)))}`;
  };
  return {
    values,
    mark(value) {
      const mark = known.get(value) ?? made(value);
      known.set(value, mark);
      return mark;
    },
  };
}

/** Texts are joined by the letters at their ends (contract/join-text.ts), so a mark ends like its value. */
function edge(letter: string | undefined): string {
  if (letter === undefined) return "";
  if (/[A-Za-z]/.test(letter)) return "A";
  if (/[\d¥$€%+]/.test(letter)) return "1";
  return /\p{Script=Han}/u.test(letter) ? "中" : "";
}

const start = (letter: string) => (letter === "" ? "\uE000" : `${letter}\uE002`);
const end = (letter: string) => (letter === "" ? "\uE001" : `\uE003${letter}`);

export function fillMarks(text: string, values: readonly string[]): string {
  return text.replace(MARK, (_, index: string) => values[Number(index)] ?? "");
}

export function fillMarkup(markup: string, values: readonly string[]): string {
  return fillMarks(markup, values.map(escapeHtml));
}
