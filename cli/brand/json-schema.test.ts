import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { manifestJsonSchema } from "./json-schema.ts";

const file = new URL("../../brands/brand.schema.json", import.meta.url);

test("brands/brand.schema.json is what the manifest's schema says (UPDATE_SCHEMA=1 writes it)", async () => {
  if (process.env["UPDATE_SCHEMA"]) await writeFile(file, manifestJsonSchema());
  expect(await readFile(file, "utf8")).toBe(manifestJsonSchema());
});
