// Money as it is typed or pasted (spec: betting-and-money §9 "amounts 2 decimals; amount max length 12").
// What is no amount is refused and stays as it was typed: it never becomes another number.

/** Characters of an amount, its point included. */
const LONGEST = 12;
/** Of what is refused more is not kept. */
const LONGEST_REFUSED = 40;

export type AmountProblem = "format" | "decimals" | "long";

/** `text` is what stands in the field; `problem` says why it is no amount. */
export interface TypedAmount {
  readonly text: string;
  /** 0 where nothing is typed, and where it is refused. */
  readonly cents: number;
  readonly problem: AmountProblem | null;
}

/**
 * Wide digits of Chinese keyboards, a currency sign in front and well-formed thousands separators are
 * the same number written otherwise: they become plain digits.
 */
export function typedAmount(typed: string): TypedAmount {
  const plain = withoutThousands(halfWidth(typed).trim().replace(/^¥\s*/u, ""));
  const text = plain.replace(/^0+(?=\d)/u, "").replace(/^\.(?=\d)/u, "0.");
  const problem = problemOf(text);
  if (problem !== null) {
    return { text: typed.slice(0, LONGEST_REFUSED), cents: 0, problem };
  }
  const [whole = "", decimals = ""] = text.split(".");
  return { text, cents: Number(whole) * 100 + Number(decimals.padEnd(2, "0")), problem };
}

function problemOf(text: string): AmountProblem | null {
  if (text === "") {
    return null;
  }
  const number = /^\d+(?:\.(\d*))?$/u.exec(text);
  if (number === null) {
    return "format";
  }
  if ((number[1] ?? "").length > 2) {
    return "decimals";
  }
  return text.length > LONGEST ? "long" : null;
}

function withoutThousands(text: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(text) ? text.replaceAll(",", "") : text;
}

/** Digits, point, comma and yuan sign of Chinese keyboards; nothing else means the same number. */
function halfWidth(text: string): string {
  return text
    .replaceAll(/[０-９．，]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - WIDE))
    .replaceAll("。", ".")
    .replaceAll("￥", "¥");
}

/** From a wide character to the plain one. */
const WIDE = 0xfe_e0;
