import { describe, expect, it } from "vitest";
import { REAL_NAME } from "./account-rules.ts";

describe("real names", () => {
  it.each(["王", "李四", "阿依古丽·买买提", "张A三", "a", "Anna·Maria", "John"])(
    "accepts %s",
    (name) => expect(REAL_NAME.test(name)).toBe(true),
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
  ])("refuses %j", (name) => expect(REAL_NAME.test(name)).toBe(false));
});
