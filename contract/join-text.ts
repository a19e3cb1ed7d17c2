// The one rule for text made of parts: a space between Chinese and Latin letters, figures or money, none beside
// full-width punctuation.
const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z\d¥$€%+]/;
const LETTER = /[A-Za-z]/;
const FULL_WIDTH = /[，。；：、！？（）「」『』“”《》【】]/;

export function joinText(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").reduce(joinTwo, "");
}

function joinTwo(left: string, right: string): string {
  const [last, first] = [left.trimEnd().at(-1) ?? "", right.trimStart().charAt(0)];
  if (FULL_WIDTH.test(last) || FULL_WIDTH.test(first)) return left.trimEnd() + right.trimStart();
  return needsSpace(last, first) && left.trimEnd() === left && right.trimStart() === right
    ? `${left} ${right}`
    : left + right;
}

function needsSpace(last: string, first: string): boolean {
  return (HAN.test(last) && LATIN.test(first)) || (LATIN.test(last) && HAN.test(first));
}

/** Puts the space around those values in a finished text that are or hold Latin words, such as the name A34. */
export function spaceValues(text: string, values: readonly unknown[]): string {
  return values.reduce<string>(
    (spaced, value) =>
      typeof value === "string" && LETTER.test(value) ? spaceValue(spaced, value) : spaced,
    text,
  );
}

function spaceValue(text: string, value: string): string {
  const [head = "", ...rest] = text.split(value);
  return rest.reduce((before, after) => joinText(joinText(before, value), after), head);
}
