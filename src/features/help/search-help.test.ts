import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HelpPage } from "#contract/help.ts";
import { excerpt, type Piece } from "./excerpt.ts";
import { SAFETY_WORDS } from "#lib/search/search-text.ts";
import { hitAddress, searchHelp } from "./search-help.ts";
import { safetyPage } from "./use-help-hits.ts";

const paragraph = (text: string) =>
  ({ kind: "paragraph", children: [{ kind: "text", text }] }) as const;

function page(slug: string, title: string, sections: Record<string, string>): HelpPage {
  return {
    slug,
    title,
    summary: `${title}的说明`,
    keywords: slug === "qk" ? ["领款", "支款"] : [],
    intro: [],
    sections: Object.entries(sections).map(([name, text], index) => ({
      id: `s${index + 1}`,
      title: name,
      blocks: [paragraph(text)],
    })),
  };
}

const PAGES = [
  page("kh", "如何开户", { 注册: "填写用户名，之后才能取款。", 验证码: "60 秒后重新获取 SMS。" }),
  page("qk", "如何取款", { 步骤: "打开取款页，输入金额。", 到账: "一般很快到账。" }),
  page("ck", "如何存款", { 步骤: "打开存款页。" }),
];

const addresses = (query: string) => searchHelp(PAGES, query).map(hitAddress);
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

describe("search", () => {
  it("finds words anywhere, the page about them first", () => {
    expect(addresses("取款")).toEqual(["/app/help/qk", "/app/help/kh#s1", "/app/help/qk#s1"]);
  });

  it("finds by keyword, though no text holds it", () => {
    expect(addresses("领款")).toEqual(["/app/help/qk"]);
  });

  it.each(["提现", "提現", "出款", "提領"])(
    "finds 取款 for %s, the page about it first",
    (word) => {
      expect(addresses(word)[0]).toBe("/app/help/qk");
    },
  );

  it.each(["提现多久到账", "如何開戶", "忘了怎樣開戶"])("finds the page for %s", (query) => {
    expect(addresses(query)).not.toEqual([]);
  });

  it("finds traditional text for a simplified word, and marks it as it stands", () => {
    const [hit] = searchHelp([page("kh", "如何開戶", { 註冊: "填寫使用者名稱。" })], "开户");
    expect(shown(hit?.title ?? [])).toBe("如何[開戶]");
  });

  it("requires every word", () => {
    expect(addresses("取款 用户名")).toEqual(["/app/help/kh#s1"]);
  });

  it("takes full-width and capital letters as the plain ones", () => {
    expect(addresses("ｓｍＳ")).toEqual(["/app/help/kh#s2"]);
  });

  it("searches by pairs of characters when the whole question is not found", () => {
    expect(addresses("请问如何取款呢")[0]).toBe("/app/help/qk");
  });

  it("finds nothing for an empty query or unknown words", () => {
    expect(addresses("  ")).toEqual([]);
    expect(addresses("钢琴")).toEqual([]);
  });

  it("marks what it found", () => {
    const [first] = searchHelp(PAGES, "取款");
    expect(shown(first?.title ?? [])).toBe("如何[取款]");
  });
});

describe("an excerpt", () => {
  it("stands around the first word and says where it was cut", () => {
    const text = `${"前".repeat(40)}取款${"后".repeat(80)}`;
    expect(shown(excerpt(text, ["取款"]))).toBe(`…${"前".repeat(14)}[取款]${"后".repeat(60)}…`);
  });

  it("loses and adds no character of a short text", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), words, (text, list) => {
        const pieces = excerpt(text, list);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});

describe("the page of limits and breaks", () => {
  const pages = [
    safetyPage("/mine/safety", "理性娱乐", "在这里设定限额。"),
    ...PAGES,
    page("qtwt", "其他问题", { 限额: "如何设定存款限额。", 自我排除: "自我排除期间不能登录。" }),
  ];
  const first = (query: string) => searchHelp(pages, query).map(hitAddress)[0];
  const typed = [
    ...SAFETY_WORDS,

    "冷靜期",
    "限額",
    "理性娛樂",
    "暫停使用",
    "我要限额",
  ];

  it.each(typed)("is the first result for %s", (word) => {
    expect(first(word)).toBe("/mine/safety");
  });

  it.each(["zwpc", "ljq", "xe", "lxyl", "fcm", "xx", "ziwopaichu", "lengjingqi", "fangchenmi"])(
    "is found for %s",
    (sound) => {
      expect(searchHelp(pages, sound).map(hitAddress)).toContain("/mine/safety");
    },
  );
});
