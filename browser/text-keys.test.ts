import path from "node:path";
import { expect, it } from "vitest";
import { readTextKeys, shownKeys } from "./text-keys.ts";

const keys = readTextKeys(path.resolve(import.meta.dirname, "../src/locales/zh-CN"));

it.each(["list.title", "visitor.register", "login", "共 {{count}} 场"])("finds %s", (shown) => {
  expect(shownKeys(`体育\n${shown}\n首页`, keys)).toHaveLength(1);
});

it("finds every key of several parts", () => {
  const dotted = [...keys].filter((key) => key.includes("."));
  expect(shownKeys(dotted.join(" "), keys)).toHaveLength(dotted.length);
});

it("leaves addresses, names and words within a sentence", () => {
  const text = "https://list.title/a care@list.title /list.title 1.85 v1.2 demo88 请 login 后";
  expect(shownKeys(text, keys)).toEqual([]);
});
