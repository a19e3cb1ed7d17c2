// Money as typed or pasted (spec: betting-and-money §9 "amounts 2 decimals; amount max length 12"). Text that is
// no amount stays as typed: it never becomes another number.

const LONGEST = 12;
/** Refused text is cut at this length. */
const LONGEST_REFUSED = 40;

export type AmountProblem = "format" | "decimals" | "long";

/** `text` is what the field shows; `problem` says why it is no amount. */
export interface TypedAmount {
  readonly text: string;
  readonly cents: number; // 0 for an empty or refused text
  readonly problem: AmountProblem | null;
}

/** Wide digits, a leading currency sign and well-formed groups of thousands become plain digits. */
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

/** Groups by comma or by any space, not by both in one amount. */
const GROUPS = [
  [",", /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u],
  [" ", /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/u],
] as const;

function withoutThousands(text: string): string {
  const found = GROUPS.find(([, form]) => form.test(text));
  return found === undefined ? text : text.replaceAll(found[0], "");
}

/** Digits, point, comma and yuan sign of Chinese keyboards; spaces as one kind. */
function halfWidth(text: string): string {
  return text
    .replaceAll(/[０-９．，]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - WIDE))
    .replaceAll("。", ".")
    .replaceAll("￥", "¥")
    .replaceAll(/\s/gu, " ");
}

/** Code point distance from a wide character to the plain one. */
const WIDE = 0xfe_e0;
