import { describe, expect, it } from "vitest";
import { spelled, writtenAs } from "#lib/search/spelled-words.ts";
import { searchPages } from "./search-pages.ts";

const page = (path: string, title: string) => ({ path, title, group: "help" }) as const;
const PAGES = [
  page("/app/help/kh", "如何开户"),
  page("/app/help/qk", "如何取款"),
  page("/app/help/tysstqth", "赛事时间与取款时间"),
  page("/mine/vip", "VIP 等级"),
];
const WORDS = { about: new Map([["/app/help/qk", "提款\n出款"]]), spelled, writtenAs };
const found = (query: string) => searchPages(PAGES, WORDS, query).map(({ path }) => path);

describe("search over pages", () => {
  it("finds a word anywhere in a title", () => {
    expect(found("取款")).toEqual(["/app/help/qk", "/app/help/tysstqth"]);
  });

  it("puts the title that begins with it first", () => {
    expect(found("赛事")).toEqual(["/app/help/tysstqth"]);
    expect(found("如何")).toEqual(["/app/help/kh", "/app/help/qk"]);
  });

  it("finds by what a page is about, and by its address", () => {
    expect(found("提款")[0]).toBe("/app/help/qk");
    expect(found("提現")[0]).toBe("/app/help/qk");
    expect(found("tysstqth")).toEqual(["/app/help/tysstqth"]);
  });

  it("takes full-width and capital letters and spaces as none", () => {
    expect(found("ｖｉｐ等级")).toEqual(["/mine/vip"]);
  });

  it("takes a question by the characters it shares", () => {
    expect(found("怎么开户")).toEqual([]);
    expect(found("怎样如何开户")[0]).toBe("/app/help/kh");
  });

  it.each([
    ["qukuan", "/app/help/qk"],
    ["QK", "/app/help/qk"],
    ["rhkh", "/app/help/kh"],
    ["dengji", "/mine/vip"],
    ["chukuan", "/app/help/qk"],
    ["qkuan", undefined],
  ])("reads %s as pinyin", (typed, path) => {
    expect(found(typed)[0]).toBe(path);
  });

  it("finds nothing for nothing", () => {
    expect(found("  ")).toEqual([]);
    expect(found("钢琴")).toEqual([]);
  });
});
