import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { legalTexts } from "./legal-text.ts";
import { legalValues } from "./legal-variables.ts";
import { legalVariants } from "./resolve-legal.ts";
import { EFFECTIVE, shownLegal } from "./shown-document.ts";

const CONTENT = path.resolve("content");
const manifest = {
  name: "泰坦国际",
  domains: ["titan-intl.example", "titan-pro.example"],
  legal: {
    terms: "strict",
    privacy: "strict",
    operator: "泰坦国际*娱乐* <有限公司>",
    licence: "LV-2026-0930",
    contact: "compliance@titan-intl.example",
    minimumAge: 21,
    regionsExcluded: ["新加坡", "美国"],
    effectiveDate: EFFECTIVE,
    protection: "none" as const,
    duties: {}, perPound: 1,
  },
};
const swap = (text: string) => text.replaceAll("国", "國").replaceAll("条", "條");

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "legal-"));
});

afterAll(() => rm(root, { recursive: true }));

const resolve = (
  variant: string,
  locale: Locale = "zh-CN",
  dirs: { contentDir?: string; brandDir?: string } = {},
) =>
  shownLegal(
    {
      contentDir: dirs.contentDir ?? CONTENT,
      brandDir: dirs.brandDir ?? path.join(root, "no-brand"),
      variant,
      name: "terms",
      locale,
    },
    legalValues(manifest, locale === "zh-TW" ? swap : (text) => text),
    swap,
  );

async function write(
  file: string,
  body: string,
  head = "title: 条款\nvariables: []",
): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `---\n${head}\n---\n\n${body}\n`);
}

/** `[code, line, found]` of the problems of a document. */
async function found(body: string, head?: string): Promise<unknown[]> {
  const variant = `v${Math.abs(hash(body + (head ?? "")))}`;
  await write(`legal/${variant}/terms.md`, body, head);
  const { document, problems } = await resolve(variant, "zh-CN", { contentDir: root });
  expect(document === null).toBe(problems.length > 0);
  return problems.map((problem) => [problem.code, problem.line, problem.found]);
}

const hash = (text: string) =>
  [...text].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) | 0, 7);

it("refuses a variant that is a path", async () => {
  await write("help/terms.md", "x");
  for (const variant of ["../help", "legal/../../help", ".."]) {
    const { document, problems } = await resolve(variant, "zh-CN", { contentDir: root });
    expect(document).toBeNull();
    expect(problems).toMatchObject([{ code: "LEGAL_VARIANT_MISSING", found: variant }]);
  }
});

describe("a document", () => {
  it("becomes a tree with stable heading ids", async () => {
    const body =
      "# 总则\n\n甲**乙***丙*，见[隐私](/app/help/ysgz)。\n\n## 表\n\n1. 一\n2. 二\n   - 三\n\n| 类 | 额 |\n| - | - |\n| 足球 | 1 |";
    await write("legal/tree/terms.md", body);
    const { document, problems } = await resolve("tree", "zh-CN", { contentDir: root });
    expect(problems).toEqual([]);
    expect(
      document?.blocks.map((block) =>
        block.kind === "heading" ? [block.id, block.text] : block.kind,
      ),
    ).toEqual([["s1", "总则"], "paragraph", ["s2", "表"], "list", "table"]);
    expect(document?.blocks[1]).toEqual({
      kind: "paragraph",
      children: [
        { kind: "text", text: "甲" },
        { kind: "strong", children: [{ kind: "text", text: "乙" }] },
        { kind: "emphasis", children: [{ kind: "text", text: "丙" }] },
        { kind: "text", text: "，见" },
        { kind: "link", href: "/app/help/ysgz", children: [{ kind: "text", text: "隐私" }] },
        { kind: "text", text: "。" },
      ],
    });
  });

  it("holds the brand's facts as plain text", async () => {
    const body =
      "{{operator}} {{ effectiveDate }} {{regionsExcluded}} [{{contact}}](mailto:{{contact}})";
    await write(
      "legal/facts/terms.md",
      body,
      "title: 条款\nvariables: [operator, effectiveDate, regionsExcluded, contact]",
    );
    const { document } = await resolve("facts", "zh-CN", { contentDir: root });
    expect(document && legalTexts(document).join("")).toBe(
      "条款泰坦国际*娱乐* <有限公司> 2026年11月1日 新加坡、美国 compliance@titan-intl.example",
    );
    expect(JSON.stringify(document?.blocks)).toContain(
      '"href":"mailto:compliance@titan-intl.example"',
    );
    expect(document).toMatchObject({
      effectiveDate: "2026-11-01",
      variant: "facts",
      name: "terms",
      converted: false,
    });
    expect(document?.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    [
      "一\n\n<b>二</b>",
      [
        ["LEGAL_HTML", 8, "<b>"],
        ["LEGAL_HTML", 8, "</b>"],
      ],
    ],
    ["<script>alert(1)</script>", [["LEGAL_HTML", 6, "<script>alert(1)</script>"]]],
    ["![图](/a.svg)", [["LEGAL_IMAGE", 6, "/a.svg"]]],
    ["[外](https://else.example)", [["LEGAL_LINK", 6, "https://else.example"]]],
    ["[脚本](javascript:alert)", [["LEGAL_LINK", 6, "javascript:alert"]]],
    ["[信](mailto:else@else.example)", [["LEGAL_LINK", 6, "mailto:else@else.example"]]],
    ["一\n\n> 引", [["LEGAL_MARKDOWN", 8, "blockquote"]]],
    ["{{operatr}}", [["LEGAL_VARIABLE_UNKNOWN", 6, "operatr"]]],
    ["{{operator}}", [["LEGAL_VARIABLE_UNDECLARED", 6, "operator"]]],
  ])("%s is refused with its line", async (body, expected) => {
    expect(await found(body)).toEqual(expected);
  });

  it("needs a head that declares the used variables", async () => {
    expect(await found("一", "title: 条款")).toEqual([["LEGAL_FRONT_MATTER", 1, null]]);
    expect(await found("一", "title: 条款\nvariables: []\nauthor: 甲")).toEqual([
      ["LEGAL_FRONT_MATTER", 4, "author: 甲"],
    ]);
    expect(await found("一", "title: 条款\nvariables: [licence]")).toEqual([
      ["LEGAL_VARIABLE_UNUSED", 3, "licence"],
    ]);
    expect(await found("一", "title: 条款\nvariables: [licenc]")).toEqual([
      ["LEGAL_VARIABLE_UNKNOWN", 3, "licenc"],
    ]);
  });

  it("lists the existing variants when its own is missing", async () => {
    const { document, problems, source } = await resolve("strickt");
    expect(document).toBeNull();
    expect(source).toBe(path.join(root, "no-brand", "brand.json"));
    expect(problems).toMatchObject([
      {
        code: "LEGAL_VARIANT_MISSING",
        field: "legal.terms",
        found: "strickt",
        allowed: "standard, strict",
        fix: 'write "strict".',
      },
    ]);
  });
});

describe("zh-TW", () => {
  it("is the reviewed file if there is one", async () => {
    const { document, source } = await resolve("strict", "zh-TW");
    expect(source).toBe(path.join(CONTENT, "legal", "strict", "terms.zh-TW.md"));
    expect(document).toMatchObject({ title: "使用者條款", converted: false });
  });

  it("is converted and marked otherwise", async () => {
    const { document } = await resolve("standard", "zh-TW");
    expect(document).toMatchObject({ title: "用户條款", converted: true });
    expect(document && legalTexts(document).join("")).toContain("泰坦國际");
  });

  it("differs from zh-CN in its hash", async () => {
    const [mainland, taiwan] = [await resolve("standard"), await resolve("standard", "zh-TW")];
    expect(mainland.document?.hash).not.toBe(taiwan.document?.hash);
  });
});

it("a brand's own document precedes the variant's", async () => {
  await write("brand/legal/terms.md", "我们的条款");
  const own = await resolve("standard", "zh-TW", { brandDir: path.join(root, "brand") });
  expect(own.source).toBe(path.join(root, "brand", "legal", "terms.md"));
  expect(own.document).toMatchObject({ title: "條款", converted: true });
});

it("lists the variants", async () => {
  expect(await legalVariants(CONTENT)).toEqual(["standard", "strict"]);
});
