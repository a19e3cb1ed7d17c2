// Byte order mark and line ends of a text file, which an edit of its words leaves as they are.

const MARK = "\uFEFF";

/** With the byte order mark; null for bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const markOf = (text: string): string => (text.startsWith(MARK) ? MARK : "");

export const withoutMark = (text: string): string => text.slice(markOf(text).length);

/**
 * A text as a form of a browser gives it, which knows one kind of line end only, in place of the text of a file: lines
 * that are the same at the beginning and the end keep their bytes, and new ones end as the file's first line does.
 */
export function replaceLines(before: string, after: string): string {
  const old = linesOf(withoutMark(before));
  const now = linesOf(withoutMark(after));
  const eol = old[0]?.end || "\n";
  const most = Math.min(old.length, now.length);
  const head = countSame(most, (at) => isSame(old[at], now[at]));
  const tail = countSame(most - head, (at) => isSame(old.at(-1 - at), now.at(-1 - at)));
  const middle = now
    .slice(head, now.length - tail)
    .map(({ text, end }) => text + (end === "" ? "" : eol));
  const kept = [old.slice(0, head), old.slice(old.length - tail)].map((lines) =>
    lines.map(({ text, end }) => text + end).join(""),
  );
  return markOf(before) + kept[0] + middle.join("") + kept[1];
}

interface Line {
  readonly text: string;
  /** Empty where the file ends without one. */
  readonly end: string;
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/(?<text>[^\r\n]*)(?<end>\r\n|\r|\n|$)/g)]
    .map(({ groups }) => ({ text: groups?.["text"] ?? "", end: groups?.["end"] ?? "" }))
    .filter((line) => line.text + line.end !== "");
}

/** Line ends of any kind are the same, but the missing one at the end of a file. */
const isSame = (a: Line | undefined, b: Line | undefined): boolean =>
  a?.text === b?.text && (a?.end === "") === (b?.end === "");

function countSame(most: number, isSameAt: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isSameAt(count)) count += 1;
  return count;
}
