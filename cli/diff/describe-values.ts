// Values in few words: some pairs, and how many more there are. What brands write is not trusted: a
// control character never reaches the terminal.
import type { ChangedValue } from "./fleet-diff.ts";

const SHOWN = 3;
const CONTEXT = 14;
const LONGEST = 72;
/** Of a longer pair one example is enough. */
const LONG = 40;

/** `#c8102e → #b00d28`, or the most frequent pairs and how many more. */
export function describeValues(values: readonly ChangedValue[]): string {
  const pairs = values.slice(0, SHOWN).map(pair);
  const number = (pairs[0] ?? "").length > LONG ? 1 : SHOWN;
  const more = values.length - number;
  return `${pairs.slice(0, number).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

function pair({ before, after }: ChangedValue): string {
  if (before === null) return `+ ${cut(after ?? "")}`;
  if (after === null) return `− ${cut(before)}`;
  const list = listChange(before, after);
  if (list !== null) return list.filter((words) => words !== "").join(", ");
  const [old, now] = differingParts(before, after);
  return `${old} → ${now}`;
}

/** Both texts cut to what differs, with a little around it. */
export function differingParts(before: string, after: string): readonly [string, string] {
  if (before.length <= LONGEST && after.length <= LONGEST)
    return [printable(before), printable(after)];
  const [a, b] = [[...before], [...after]];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const from = Math.max(0, start - CONTEXT);
  const part = (text: readonly string[]): string => {
    const to = Math.min(text.length, text.length - end + CONTEXT);
    const middle = cut(text.slice(from, to).join(""));
    return `${from > 0 ? "…" : ""}${middle}${to < text.length && !middle.endsWith("…") ? "…" : ""}`;
  };
  return [part(a), part(b)];
}

/** Entries that go and entries that come; null where the values are no lists of words. */
export function listChange(
  before: string | null,
  after: string | null,
): readonly [gone: string, come: string] | null {
  const [old, now] = [wordList(before), wordList(after)];
  if (old === null || now === null) return null;
  const gone = old.filter((word) => !now.includes(word)).map((word) => `− ${word}`);
  const come = now.filter((word) => !old.includes(word)).map((word) => `+ ${word}`);
  if (gone.length + come.length > 0) return [cut(gone.join(", ")), cut(come.join(", "))];
  return ["", cut(`order: ${now.join(", ")}`)];
}

function wordList(text: string | null): string[] | null {
  if (!text?.startsWith("[")) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === "string") ? list : null;
  } catch {
    return null;
  }
}

function cut(text: string): string {
  const characters = [...printable(text)];
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST).join("")}…`
    : characters.join("");
}

/** Line ends as `\n`; other control and direction characters as U+FFFD. */
export function printable(text: string): string {
  return text
    .replaceAll(/\r?\n/g, "\\n")
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
