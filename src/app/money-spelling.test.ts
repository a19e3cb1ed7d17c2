// One spelling of money: `¥ 12,846.50`, `.00` dropped, made by lib/text/format.ts alone.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "..");
const files = (pattern: string) =>
  globSync(pattern, { cwd: SRC }).map((file) => ({
    file,
    text: readFileSync(path.join(SRC, file), "utf8"),
  }));

const MAKERS = new Set(["lib/text/format.ts"]);
/** A rate of exchange is no amount: it comes as text, with as many decimals as it has. */
const RATE = "¥ ${rate}";

describe("code", () => {
  const code = files("{app,brand,domain,features,lib,session,ui}/**/*.{ts,tsx}").filter(
    ({ file }) => !/(?:^|\/)(?:sample|test)-|\.test\.tsx?$/.test(file) && !MAKERS.has(file),
  );

  it("writes no currency sign before a figure of its own", () => {
    const own = code.flatMap(({ file, text }) =>
      text
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .filter((line) => /¥(?: |\\u00A0)?(?:\d|\$|\{)/i.test(line.replace(RATE, "")))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it("fills no field with the text that calls carry", () => {
    const users = code.filter(({ text }) => /\bamountText\b/.test(text)).map(({ file }) => file);
    expect(users.toSorted()).toEqual([
      "domain/wallet/use-transfer-form.ts",
      "lib/text/amount-text.ts",
    ]);
  });
});

it("texts spell amounts as the code does", () => {
  const wrong = files("locales/zh-CN/*.json").flatMap(({ file, text }) =>
    [...text.matchAll(/¥.{0,14}/g)]
      .map(([found]) => found)
      .filter(
        (found) =>
          !/^¥\\u00a0(?:\{\{|\d{1,3}(?:,\d{3})*(?:\.(?!00)\d\d)?(?![\d,.]\d))/i.test(found),
      )
      .map((found) => `${file}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
