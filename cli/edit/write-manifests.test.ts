import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { writeManifests } from "./write-manifests.ts";

test("writes all manifests, or none when one cannot be written or has changed", async () => {
  const dir = await sampleFolder();
  const edited = (id: string, before: string, text: string) => {
    const file = path.join(dir, id, "brand.json");
    return { id, file, before, text, changes: [] };
  };
  const read = (id: string) => readFileSync(path.join(dir, id, "brand.json"), "utf8");
  for (const id of ["one", "two"]) {
    mkdirSync(path.join(dir, id));
    writeFileSync(path.join(dir, id, "brand.json"), "old");
  }
  writeManifests([edited("one", "old", "new"), edited("two", "old", "new")]);
  expect([read("one"), read("two")]).toEqual(["new", "new"]);

  expect(() => writeManifests([edited("one", "new", "newer"), edited("two", "old", "x")])).toThrow(
    "BRAND_EDIT_WRITE",
  );
  expect(read("one")).toBe("new");
});
