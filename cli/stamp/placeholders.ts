// Placeholders for the texts and addresses of a brand in a rendered page, so that brands that differ only in these
// share one rendering.

/** Delimited by private-use characters, which have no meaning in a text. */
const PLACEHOLDER = /(?:[A1中]\uE002|\uE000)A?(\d+)(?:\uE003[A1中]|\uE001)/g;

export interface Placeholders {
  /** @returns what stands for a value, the same for equal ones */
  readonly placeholderFor: (value: string) => string;
  /** In the order of their placeholders. */
  readonly values: readonly string[];
}

export function createPlaceholders(): Placeholders {
  const values: string[] = [];
  const known = new Map<string, string>();
  const made = (value: string) => {
    const letter = /[A-Za-z]/.test(value) ? "A" : "";
    const index = values.push(value) - 1;
    return `${start(edge(value.at(0)))}${letter}${index}${end(edge(value.at(-1)))}`;
  };
  return {
    values,
    placeholderFor(value) {
      const placeholder = known.get(value) ?? made(value);
      known.set(value, placeholder);
      return placeholder;
    },
  };
}

/**
 * A character of the same kind as the first or last one of a value: texts put a space between Chinese and Latin by
 * these (contract/join-text.ts).
 */
function edge(letter: string | undefined): string {
  if (letter === undefined) return "";
  if (/[A-Za-z]/.test(letter)) return "A";
  if (/[\d¥$€%+]/.test(letter)) return "1";
  return /\p{Script=Han}/u.test(letter) ? "中" : "";
}

const start = (letter: string) => (letter === "" ? "\uE000" : `${letter}\uE002`);
const end = (letter: string) => (letter === "" ? "\uE001" : `\uE003${letter}`);

/** @param values in the order of their placeholders */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  return text.replace(PLACEHOLDER, (_, index: string) => values[Number(index)] ?? "");
}
