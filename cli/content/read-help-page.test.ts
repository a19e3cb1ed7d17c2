import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HelpPage } from "#contract/help.ts";
import { svgProblems } from "../brand/check-svg.ts";
import { mapHelp, textsOf } from "./map-texts.ts";
import { readHelpPage } from "./read-help-page.ts";

const HEAD = "---\ntitle: 开户\nsummary: 三步。\nkeywords: 注册, 开户\n---\n\n";
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "help-"));
  await mkdir(path.join(dir, "art"));
  const art = {
    one: svg(
      '<title>图</title><defs><clipPath id="c"><rect width="8" height="8"/></clipPath></defs><g clip-path="url(#c)" style="stroke-width: 2; fill: none"><text x="1" font-size="3"> 存款 </text><use href="#c"/></g>',
    ),
    two: svg('<rect width="8" height="8"/>'),
    bright: svg('<rect width="8" height="8" fill="#f00"/>'),
    script: svg("<script>alert(1)</script>"),
  };
  for (const [name, text] of Object.entries(art))
    await writeFile(path.join(dir, "art", `${name}.svg`), text);
});

afterAll(() => rm(dir, { recursive: true }));

const read = (body: string, head = HEAD) =>
  readHelpPage({ slug: "kh", file: path.join(dir, "kh.md"), text: head + body }, svgProblems);

async function good(body: string): Promise<HelpPage> {
  const { page, problems } = await read(body);
  expect(problems).toEqual([]);
  if (page === null) throw new Error("there is no page");
  return page;
}

async function found(body: string, head?: string): Promise<unknown[]> {
  return (await read(body, head)).problems.map(({ code, line, found: what }) => [code, line, what]);
}

describe("a help page", () => {
  it("has a head, an intro and sections", async () => {
    const page = await good("先看这里。\n\n## 甲\n\n一\n\n### 小\n\n二\n\n## 乙\n\n三");
    expect(page).toMatchObject({ slug: "kh", title: "开户", summary: "三步。" });
    expect(page.keywords).toEqual(["注册", "开户"]);
    expect(page.intro).toHaveLength(1);
    expect(page.sections.map(({ id, title, blocks }) => [id, title, blocks.length])).toEqual([
      ["s1", "甲", 3],
      ["s3", "乙", 1],
    ]);
  });

  it("marks links to pages, which a bundle can lack", async () => {
    const page = await good("见[存款](/app/help/ck)。");
    expect(JSON.stringify(page.intro)).toContain('"href":"page:/app/help/ck"');
    expect(JSON.stringify(page)).not.toContain('"/app/help/ck"');
  });

  it("keeps steps with pictures between them one list", async () => {
    const page = await good("1. 一\n\n![图](art/two.svg)\n\n2. 二\n   ![内](art/two.svg)\n3. 三");
    expect(page.intro).toHaveLength(1);
    const [list] = page.intro;
    const kinds =
      list?.kind === "list" ? list.items.map((item) => item.map(({ kind }) => kind)) : [];
    expect(kinds).toEqual([["paragraph", "picture"], ["paragraph", "picture"], ["paragraph"]]);
  });

  it("holds a drawing as data: property names of React, ids of its own, no style", async () => {
    const page = await good("![存款](art/one.svg)");
    expect(page.intro).toEqual([
      {
        kind: "picture",
        alt: "存款",
        drawing: [
          "svg",
          { viewBox: "0 0 8 8" },
          [
            [
              "defs",
              {},
              [["clipPath", { id: "kh1-c" }, [["rect", { width: "8", height: "8" }, []]]]],
            ],
            [
              "g",
              { clipPath: "url(#kh1-c)", strokeWidth: "2", fill: "none" },
              [
                ["text", { x: "1", fontSize: "3" }, ["存款"]],
                ["use", { href: "#kh1-c" }, []],
              ],
            ],
          ],
        ],
      },
    ]);
  });

  it("changes every text for another locale, those of a drawing too, and nothing else", async () => {
    const page = await good("甲[乙](/app/help/ck)\n\n![丙](art/one.svg)\n\n## 丁\n\n- 戊");
    const swapped = mapHelp(page, (text) => `${text}'`);
    expect(textsOf((take) => mapHelp(swapped, take))).toEqual(
      ["开户", "三步。", "注册", "开户", "甲", "乙", "丙", "存款", "丁", "戊"].map(
        (word) => `${word}'`,
      ),
    );
    expect(mapHelp(swapped, (text) => text.slice(0, -1))).toEqual(page);
  });
});

describe("is refused with its line:", () => {
  it.each([
    [
      "raw HTML",
      "一\n\n<b>二</b>",
      [
        ["LEGAL_HTML", 9, "<b>"],
        ["LEGAL_HTML", 9, "</b>"],
      ],
    ],
    [
      "a link to nowhere",
      "[外](https://else.example)",
      [["LEGAL_LINK", 7, "https://else.example"]],
    ],
    ["a variable", "一\n\n{{operator}}", [["LEGAL_VARIABLE_UNKNOWN", 9, "{{operator}}"]]],
    ["a picture without words", "![](art/two.svg)", [["HELP_PICTURE", 7, "art/two.svg"]]],
    ["a picture elsewhere", "![图](../two.svg)", [["HELP_PICTURE", 7, "../two.svg"]]],
    ["a picture that is not there", "![图](art/no.svg)", [["HELP_PICTURE", 7, "art/no.svg"]]],
    ["a picture in a heading", "## 甲 ![图](art/two.svg)", [["HELP_PICTURE", 7, "art/two.svg"]]],
    ["a colour of one edition", "![图](art/bright.svg)", [["HELP_PICTURE", 1, "#f00"]]],
    ["a script", "![图](art/script.svg)", [["BRAND_SVG_ELEMENT", 1, "script"]]],
  ])("%s", async (_, body, expected) => {
    expect(await found(body)).toEqual(expected);
  });

  it("a head with a missing or an unknown field", async () => {
    expect(await found("一", "")).toEqual([["HELP_FRONT_MATTER", 1, null]]);
    expect(await found("一", "---\ntitle: 甲\nsummary: 乙\n---\n")).toEqual([
      ["HELP_FRONT_MATTER", 1, null],
    ]);
    expect(await found("一", "---\ntitle: 甲\nauthor: 乙\n---\n")).toEqual([
      ["HELP_FRONT_MATTER", 3, "author: 乙"],
    ]);
  });
});
