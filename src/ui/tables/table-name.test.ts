import { expect, test } from "vitest";
import type { Block } from "#contract/legal.ts";
import { tableName } from "./table-name.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 3, id: text, text });
const table = (...head: readonly string[]) =>
  ({
    kind: "table",
    head: head.map((text) => [{ kind: "text", text } as const]),
    rows: [],
  }) as const;

test("tables with one head have names of their own", () => {
  const first = table("玩法", "规则");
  const tennis = [table("玩法", "规则"), table("玩法", "规则"), table("盘", "局")] as const;
  const blocks = [first, heading("网球"), ...tennis];
  expect([first, ...tennis].map((one) => tableName(blocks, one, "分节"))).toEqual([
    "分节：玩法、规则",
    "网球：玩法、规则",
    "网球：玩法、规则 2",
    "网球：盘、局",
  ]);
});
