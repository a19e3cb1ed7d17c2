/** Evaluates numbers joined by `*`, `+` or `-` without spaces, as in `192+98*2`; null for any other text. */
export function evaluateNumber(text: string): number | null {
  if (text.length > 200 || !EXPRESSION.test(text)) return null;
  let sum = 0;
  for (const term of splitTerms(text)) sum += product(term);
  return Number.isFinite(sum) ? sum : null;
}

/** Shortest decimal of at most `digits` places, never with an exponent. */
export function decimal(value: number, digits = 4): string {
  const fixed = value.toFixed(digits).replace(/(?:\.0+|(?<!0)0+)$/, "");
  return fixed === "-0" ? "0" : fixed;
}

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const EXPRESSION = new RegExp(`^${NUMBER}(?:[*+-]${NUMBER})*$`);

/** Splits at every `+` and at every `-` that follows a digit; a `-` stays with its term. */
function splitTerms(text: string): string[] {
  return text.replaceAll(/(\d)([+-])/g, "$1 $2").split(" ");
}

function product(term: string): number {
  return term
    .replace(/^(?:\+|--)/, "")
    .split("*")
    .reduce((value, factor) => value * Number(factor), 1);
}
