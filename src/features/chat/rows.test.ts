import { describe, expect, it } from "vitest";
import { sampleLine } from "./client/sample-line.ts";
import { chatRows, textParts } from "./rows.ts";

const NOBODY = { hidden: new Set<string>(), pending: [], rid: "lobby" };
const waiting = {
  clientId: "c",
  msg: "等",
  reply: null,
  at: 0,
  state: "sending",
  why: "",
} as const;

describe("rows", () => {
  it("put messages of one person together, for two minutes", () => {
    const lines = [
      sampleLine({ id: 1 }),
      sampleLine({ id: 2 }),
      sampleLine({ id: 3, userId: "o-2" }),
      sampleLine({ id: 4, userId: "o-2", time: sampleLine({ id: 3 }).time + 120_000 }),
    ];
    const rows = chatRows(lines, NOBODY);
    expect(rows.map((row) => row.kind === "line" && row.follows)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("leave out hidden people and what waits for another room", () => {
    const lines = [sampleLine({ id: 1 }), sampleLine({ id: 2, userId: "o-2" })];
    const pending = [
      { ...waiting, rid: "lobby" },
      { ...waiting, rid: "table-a01", clientId: "d" },
    ];
    const rows = chatRows(lines, { ...NOBODY, hidden: new Set(["o-2"]), pending });
    expect(rows.map(({ key }) => key)).toEqual(["line 1", "c"]);
  });

  it("keep the key of an own message when it arrives", () => {
    expect(chatRows([sampleLine({ clientId: "c" })], NOBODY)[0]?.key).toBe("c");
  });
});

it("finds the names in a text", () => {
  const names = (msg: string) => textParts(msg).filter(({ name }) => name);
  expect(names("@林***8 好球").map(({ text }) => text)).toEqual(["@林***8"]);
  expect(names("a@ b")).toEqual([]);
  expect(names("@林***8，好球！").map(({ text }) => text)).toEqual(["@林***8"]);
  expect(
    textParts("前@甲后 <b>@乙</b>")
      .map(({ text }) => text)
      .join(""),
  ).toBe("前@甲后 <b>@乙</b>");
});
