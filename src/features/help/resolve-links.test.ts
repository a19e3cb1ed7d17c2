import { expect, it } from "vitest";
import type { HelpBlock, HelpPage } from "#contract/help.ts";
import type { Inline } from "#contract/legal.ts";
import { resolveLinks } from "./resolve-links.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const link = (href: string): Inline => ({ kind: "link", href, children: [text("看")] });
const page = (blocks: readonly HelpBlock[]): HelpPage => ({
  slug: "kh",
  title: "",
  summary: "",
  keywords: [],
  intro: [],
  sections: [{ id: "s1", title: "", blocks }],
});

const open = (path: string) => path === "/app/help/ck";
const CK = link("page:/app/help/ck");
const RQGL = link("page:/app/help/rqgl");

it("leads where the bundle has a page, and leaves the words where it has none", () => {
  const children = [CK, text("和"), RQGL];
  const blocks: readonly HelpBlock[] = [
    { kind: "list", ordered: false, items: [[{ kind: "paragraph", children }]] },
    { kind: "table", head: [children], rows: [[[{ kind: "strong", children }]]] },
  ];
  const shown = [link("/app/help/ck"), text("和"), text("看")];
  const { sections } = resolveLinks(page(blocks), open);
  expect(sections[0]?.blocks).toEqual([
    { kind: "list", ordered: false, items: [[{ kind: "paragraph", children: shown }]] },
    { kind: "table", head: [shown], rows: [[[{ kind: "strong", children: shown }]]] },
  ]);
});

it.each([
  [
    [text("见"), RQGL, text("、"), CK],
    [text("见"), link("/app/help/ck")],
  ],
  [
    [CK, text("、"), RQGL, text("等")],
    [link("/app/help/ck"), text(""), text("等")],
  ],
  [
    [CK, text("、"), RQGL, text("、"), CK],
    [link("/app/help/ck"), text("、"), link("/app/help/ck")],
  ],
  [[RQGL, text("、"), RQGL], [text("看")]],
])("leaves a page out of a row of pages", (children, shown) => {
  const { sections } = resolveLinks(page([{ kind: "paragraph", children }]), open);
  expect(sections[0]?.blocks).toEqual([{ kind: "paragraph", children: shown }]);
});
