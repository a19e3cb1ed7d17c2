import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { writeTokens } from "./write-tokens.ts";

const palette = { brand: { hue: { brand: { $value: 20 } } } };

it("keeps every byte besides the replaced groups", async () => {
  const dir = await sampleFolder();
  const file = path.join(dir, "tokens", "brand.json");
  mkdirSync(path.dirname(file));
  const text = (hue: string) =>
    `\uFEFF{\r\n\t"$description": "\\u6d77",\r\n\t"hue": {"brand": {"$value": ${hue}}},\r\n\t"own": 1.0\r\n}`;
  writeFileSync(file, text('192, "$type": "number"'));
  writeTokens(dir, palette);
  expect(readFileSync(file, "utf8")).toBe(text("20"));
});

it.each([
  ["no JSON", "BRAND_JSON_SYNTAX", (file: string) => writeFileSync(file, "{")],
  ["no UTF-8", "BRAND_FILE_ENCODING", (file: string) => writeFileSync(file, Buffer.from([0xff]))],
  [
    "a link out of the brand",
    "BRAND_FILE_OUTSIDE",
    (file: string) => symlinkSync("/dev/null", file),
  ],
])("refuses %s, and writes nothing", async (_, code, spoil) => {
  const dir = await sampleFolder();
  mkdirSync(path.join(dir, "tokens"));
  spoil(path.join(dir, "tokens", "brand.json"));
  expect(() => writeTokens(dir, palette)).toThrow(code);
});
