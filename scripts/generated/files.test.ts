import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { GENERATED } from "./files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

it.each(GENERATED)("$file is up to date (npm run generate)", async ({ file, text }) => {
  const stored = readFileSync(path.join(ROOT, file), "utf8");
  const read = (content: string): unknown =>
    file.endsWith(".json") ? JSON.parse(content) : content;
  expect(read(stored)).toEqual(read(await text()));
});
