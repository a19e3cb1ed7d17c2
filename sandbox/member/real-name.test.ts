import { describe, expect, it } from "vitest";
import { isRealName } from "./real-name.ts";

describe("real names", () => {
  it.each(["王", "李四", "阿依古丽·买买提", "张A三", "a", "Anna·Maria", "John"])(
    "%s is one",
    (name) => expect(isRealName(name)).toBe(true),
  );
  it.each([
    "",
    "·王",
    "王·",
    "王··芳",
    "a·",
    "·a",
    "a··b",
    "王a",
    "a王",
    "王1芳",
    "John Smith",
    "王 芳",
    "王.芳",
    "O'Neil",
    "<b>",
    "王\n",
    "1",
  ])("%j is none", (name) => expect(isRealName(name)).toBe(false));
});
