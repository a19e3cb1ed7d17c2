// Reads the body of a message: HTML of a server, of which only a short list of tags is kept. It becomes data, never
// markup, so that nothing in it can run. Attributes are dropped, except the address of a link into the site.
import { joinText } from "#contract/join-text.ts";
import { LETTER_TAGS } from "#contract/messages.ts";
import { ownValue } from "#contract/own-value.ts";
import { richTextTokens } from "./rich-text-tokens.ts";

export type RichTag = (typeof LETTER_TAGS)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link: a path of the site; null for any other address. */
  readonly href: string | null;
  readonly children: readonly RichNode[];
}
export type RichNode = string | RichElement;

interface Open {
  readonly tag: RichTag;
  readonly href: string | null;
  readonly children: RichNode[];
}

const DEEPEST = 20;

export function readRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: Open[] = [];
  const put = (node: RichNode) => void (open.at(-1)?.children ?? root).push(node);
  const close = () => {
    const last = open.pop();
    if (last !== undefined) put(last);
  };
  for (const token of richTextTokens(html)) {
    if (token.kind === "text") {
      put(decoded(token.text));
      continue;
    }
    const tag = LETTER_TAGS.find((one) => one === token.tag);
    if (tag === undefined) continue;
    if (tag === "br") put({ tag, href: null, children: [] });
    else if (token.kind === "open") {
      if (open.length < DEEPEST)
        open.push({ tag, href: hrefOf(tag, token.attributes), children: [] });
    } else if (open.some((one) => one.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 0) close();
  return root;
}

/** The words of it on one line; a block, unlike an inline part, ends with a space. */
export function richTextLine(html: string): string {
  return joinText(...partsOf(readRichText(html)))
    .replaceAll(/\s+/g, " ")
    .trim();
}

const INLINE: ReadonlySet<string> = new Set(["a", "b", "em", "i", "strong", "u"]);

function partsOf(nodes: readonly RichNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    const parts = partsOf(node.children);
    return INLINE.has(node.tag) ? parts : [...parts, " "];
  });
}

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function hrefOf(tag: RichTag, attributes: string): string | null {
  if (tag !== "a") return null;
  const [, double, single, bare] = HREF.exec(` ${attributes}`) ?? [];
  const address = decoded(double ?? single ?? bare ?? "");
  // One slash and no second, no `/\`: both would name another host.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^\/(?![/\\])[^\u0000-\u0020\u007f\\]*$/.test(address) ? address : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  yen: "¥",
  middot: "·",
  hellip: "…",
  mdash: "—",
};

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, ten, hex, name) => {
      if (typeof name === "string") return ownValue(ENTITIES, name.toLowerCase()) ?? whole;
      const code = typeof ten === "string" ? Number(ten) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
    },
  );
}
