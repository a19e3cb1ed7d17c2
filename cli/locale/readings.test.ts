import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createConverter } from "./converter.ts";
import corpus from "./readings-corpus.json" with { type: "json" };
import data from "./readings.json" with { type: "json" };
import { compileReadings, ReadingsSchema } from "./readings.ts";

describe("sentences of the trade", () => {
  const convert = createConverter();

  it.each(Object.entries(corpus.kinds))("%s reads as in Taiwan", (_, sentences) => {
    const read = sentences.map(([zhCN = ""]) => [zhCN, convert(zhCN)]);
    expect(read).toEqual(sentences);
  });

  it("are 600 and more", () => {
    expect(Object.values(corpus.kinds).flat().length).toBeGreaterThanOrEqual(600);
  });
});

describe("readings", () => {
  it("hold known sets and a decided last reading for no word twice", () => {
    v.assert(ReadingsSchema, data);
    const sets = new Set(Object.keys(data.sets));
    const used = JSON.stringify(data.readings).matchAll(/<(\w+)>/g);
    expect([...used].map(([, name = ""]) => name).filter((name) => !sets.has(name))).toEqual([]);
    const open = data.readings.filter((one) => !("before" in one) && !("after" in one));
    expect(open.length).toBe(new Set(open.map(({ zhCN }) => zhCN)).size);
  });

  it("take the first that fits the text around", () => {
    const { at } = compileReadings({
      about: "test",
      sets: { digit: "[0-9]" },
      readings: [
        { zhCN: "周", zhTW: "週", before: "<digit> ?" },
        { zhCN: "周", zhTW: "甲", after: "先生" },
      ],
    });
    expect(at("周", { text: "6 周先生", start: 2 })).toBe("週");
    expect(at("周", { text: "周先生", start: 0 })).toBe("甲");
    expect(at("周", { text: "周到", start: 0 })).toBeUndefined();
  });
});
