import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { manifestJsonSchema } from "./json-schema.ts";

const file = new URL("../../brands/brand.schema.json", import.meta.url);

test("brands/brand.schema.json matches the valibot schema (UPDATE_SCHEMA=1 writes it)", async () => {
  if (process.env["UPDATE_SCHEMA"]) await writeFile(file, manifestJsonSchema());
  // The formatter changes the layout.
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(JSON.parse(manifestJsonSchema()));
});
