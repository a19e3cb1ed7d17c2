import { describe, expect, it } from "vitest";
import { readRichText, type RichNode, richTextLine } from "./rich-text.ts";

/** As markup, to compare. */
function printed(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const { tag, href, children } = node;
      return `<${tag}${href === null ? "" : ` ${href}`}>${printed(children)}</${tag}>`;
    })
    .join("");
}
const read = (html: string) => printed(readRichText(html));

it("keeps the listed tags and drops their attributes", () => {
  expect(read('<p class="x" onclick="y()">一<b>二</b><br/>三</p><ul><li>四</ul>')).toBe(
    "<p>一<b>二</b><br></br>三</p><ul><li>四</li></ul>",
  );
});

it.each([
  ["<div>甲<img src=x onerror=hit()>乙</div>", "甲乙"],
  ["甲<script>hit()</script>乙", "甲乙"],
  ["甲<SCRIPT\n>hit()</script >乙", "甲乙"],
  ["甲<script>hit()", "甲"],
  ["甲<svg onload=hit()><p>乙</p></svg>丙", "甲丙"],
  ["甲<style>p{}</style>乙<iframe src='//x'>丁</iframe>", "甲乙"],
  ["甲<!-- <p>乙</p> -->丙<!-- 丁", "甲丙"],
  ["甲<a/onclick=hit() href=/home>乙</a>", "甲<a /home>乙</a>"],
  ["3 < 5 且 a<b>粗</b>", "3 < 5 且 a<b>粗</b>"],
  ["<p title='>'>甲</p>", "<p>甲</p>"],
  ["<p", "<p></p>"],
  ["<b>甲</i>乙</b>丙</p>", "<b>甲乙</b>丙"],
  [
    "&lt;img src=x onerror=hit()&gt;&amp;&#65;&#x42;&unknown;",
    "<img src=x onerror=hit()>&AB&unknown;",
  ],
  ["{{constructor.constructor('hit()')()}}", "{{constructor.constructor('hit()')()}}"],
])("reads %s", (html, expected) => {
  expect(read(html)).toBe(expected);
});

it.each([
  ["/mine/wallet?x=1#y", "/mine/wallet?x=1#y"],
  ["/mine/transRecord?order=1&amp;x=2", "/mine/transRecord?order=1&x=2"],
  ["javascript:hit()", null],
  ["JaVaScRiPt&#58;hit()", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["&#47;&#47;evil.example", null],
  ["https://evil.example", null],
  ["data:text/html,x", null],
  ["/a\u0001b", null],
  ["", null],
])("the link %s leads to %s", (href, expected) => {
  expect(readRichText(`<a href="${href}">去</a>`)).toEqual([
    { tag: "a", href: expected, children: ["去"] },
  ]);
});

it("stays shallow and quick on a hostile text", () => {
  const start = performance.now();
  const depth = (nodes: readonly RichNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node.children))));
  expect(depth(readRichText("<b>".repeat(50_000)))).toBe(20);
  readRichText("<".repeat(50_000));
  readRichText("<a ".repeat(20_000));
  readRichText('<p x="'.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(2000);
});

it("is one line of words for a list", () => {
  expect(richTextLine("<p>甲</p>\n<ul><li>乙</li><li>丙&nbsp;丁</li></ul>")).toBe("甲 乙 丙 丁");
  expect(
    richTextLine("<p>存入中心钱包<strong>¥ 300</strong>。</p><p>订单号：<a href='/x'>D1</a></p>"),
  ).toBe("存入中心钱包 ¥ 300。订单号：D1");
});

describe("takes time that grows with the length alone", () => {
  const pieces = [
    "<",
    "<a",
    "<a ",
    "<a href=",
    '<p x="',
    "<p x='",
    "</",
    "</svg ",
    "<svg>",
    "<!--",
    "-->",
  ];
  const more = [
    "&",
    "&#",
    "&amp",
    "&lt;",
    "**",
    "<b>",
    "<a-",
    " ",
    "\n",
    "<a href='",
    "<title",
    "</b>",
  ];
  const quickest = (html: string) =>
    Math.min(
      ...Array.from({ length: 4 }, () => {
        const begun = performance.now();
        richTextLine(html);
        return performance.now() - begun;
      }),
    );

  it.each([...pieces, ...more])("%j many times", (piece) => {
    for (const end of ["", "'", '"', ">", "<"]) {
      const times = Math.floor(40_000 / piece.length);
      const [half, whole] = [times / 2, times].map((count) => quickest(piece.repeat(count) + end));
      // A quadratic reader needs seconds.
      expect(whole).toBeLessThan(Math.max(20, 3 * (half ?? 0)));
    }
  });

  it("drops what stands behind the longest text", () => {
    expect(richTextLine("甲".repeat(200_000))).toHaveLength(100_000);
  });
});
