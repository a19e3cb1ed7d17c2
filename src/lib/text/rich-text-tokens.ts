// Cuts HTML of a server into tags and texts in one pass: whatever it holds, the time grows with its length alone.

export type Token =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "open" | "close";
      /** In lower case. */
      readonly tag: string;
      readonly attributes: string;
    };

/** What stands behind it is dropped. */
const LONGEST = 100_000;
const TAG = /<\/?([a-z][\w:-]*)/iy;
/** Elements whose content is code or of no use without them. */
const DROPPED: ReadonlySet<string> = new Set(
  "script style template iframe noscript svg math textarea title select".split(" "),
);

/** A `<` that begins neither tag nor comment is text. Comments and dropped elements end with the text at the latest. */
export function* richTextTokens(whole: string): Generator<Token> {
  const html = whole.slice(0, LONGEST);
  let at = 0;
  while (at < html.length) {
    if (html.startsWith("<!--", at)) {
      at = after(html, "-->", at);
      continue;
    }
    TAG.lastIndex = at;
    const name = TAG.exec(html)?.[1];
    const end = name === undefined ? textEnd(html, at) : tagEnd(html, TAG.lastIndex);
    if (name === undefined) yield { kind: "text", text: html.slice(at, end) };
    const tag = name?.toLowerCase() ?? "";
    const kind = html.startsWith("</", at) ? "close" : "open";
    const attributes = html.slice(TAG.lastIndex, end);
    at = kind === "open" && DROPPED.has(tag) ? elementEnd(html, tag, end) : end;
    if (name !== undefined && !DROPPED.has(tag)) yield { kind, tag, attributes };
  }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function textEnd(html: string, at: number): number {
  const next = /<(?=\/?[a-z]|!--)/gi;
  next.lastIndex = at + 1;
  return next.exec(html)?.index ?? html.length;
}

/** Behind its `>`; one inside quotes is not it. */
function tagEnd(html: string, from: number): number {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (;;) {
    const found = mark.exec(html)?.[0];
    if (found === undefined) return html.length;
    if (found === ">") return mark.lastIndex;
    mark.lastIndex = after(html, found, mark.lastIndex);
  }
}

function elementEnd(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}\\s*(?:>|$)`, "gi");
  close.lastIndex = from;
  return close.exec(html) === null ? html.length : close.lastIndex;
}
