// Changed values in few words. Brand texts are untrusted: control characters are replaced.
import { printable } from "../base/characters.ts";
import type { ChangedValue } from "./fleet-diff.ts";

const SHOWN = 3;
const CONTEXT = 14;
const MAX_LENGTH = 72;
/** Above this length one example is enough. */
const LONG_PAIR = 40;

/** `#c8102e → #b00d28`, or the most frequent pairs and how many more. */
export function describeValues(values: readonly ChangedValue[]): string {
  const pairs = values.slice(0, SHOWN).map(pair);
  const number = (pairs[0] ?? "").length > LONG_PAIR ? 1 : SHOWN;
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

/** Both texts cut to their difference and some context. */
export function differingParts(before: string, after: string): readonly [string, string] {
  if (before.length <= MAX_LENGTH && after.length <= MAX_LENGTH)
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

/** Removed and added entries; null unless both are lists of strings. */
export function listChange(
  before: string | null,
  after: string | null,
): readonly [removed: string, added: string] | null {
  const [old, now] = [wordList(before), wordList(after)];
  if (old === null || now === null) return null;
  const removed = old.filter((word) => !now.includes(word)).map((word) => `− ${word}`);
  const added = now.filter((word) => !old.includes(word)).map((word) => `+ ${word}`);
  if (removed.length + added.length > 0) return [cut(removed.join(", ")), cut(added.join(", "))];
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
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join("")}…`
    : characters.join("");
}
