// The core's own texts, converted, pass the lint every brand's texts pass.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { convertTexts } from "./convert-texts.ts";
import { createConverter } from "./converter.ts";
import { lintTraditional } from "./lint-traditional.ts";

const DIR = path.resolve("src/locales/zh-CN");

it("the core's texts read as Taiwan writes", async () => {
  const files = (await readdir(DIR)).filter((file) => file.endsWith(".json"));
  const texts: Texts = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        path.basename(file, ".json"),
        JSON.parse(await readFile(path.join(DIR, file), "utf8")) as TextTree,
      ]),
    ),
  );
  const converted = convertTexts(texts, { converter: createConverter() });
  expect(
    lintTraditional(converted, { file: DIR }).map(({ field, found }) => [field, found]),
  ).toEqual([]);
});
