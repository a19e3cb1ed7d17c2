import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { readStudioFile, studioFile, writeChanges } from "./brand-files.ts";

async function sample(): Promise<{ readonly dir: string; readonly outside: string }> {
  const root = await sampleFolder();
  const dir = path.join(root, "nova");
  mkdirSync(path.join(dir, "assets"), { recursive: true });
  writeFileSync(path.join(dir, "brand.json"), "{}");
  const outside = path.join(root, "secret.json");
  writeFileSync(outside, "secret");
  return { dir, outside };
}

it.each([
  "../secret.json",
  "brand.json/../../secret.json",
  "/etc/passwd",
  "assets/../../x.svg",
  "assets/..%2f..%2fx.svg",
  "assets/logo.png",
  "tokens/primitive.json",
  "texts/en.json",
  "legal/rules.md",
  "",
])("refuses %j", async (name) => {
  const { dir } = await sample();
  expect(() => studioFile(dir, name)).toThrow("BRAND_FILE_OUTSIDE");
});

it("refuses links that lead out of the brand: of a file, of a folder, and dangling ones", async () => {
  const { dir, outside } = await sample();
  mkdirSync(path.join(dir, "texts"));
  symlinkSync(outside, path.join(dir, "texts", "zh-CN.json"));
  symlinkSync(path.dirname(outside), path.join(dir, "tokens"));
  symlinkSync(path.join(path.dirname(outside), "nowhere.svg"), path.join(dir, "assets", "a.svg"));
  for (const name of ["texts/zh-CN.json", "tokens/brand.json", "assets/a.svg"])
    expect(() => studioFile(dir, name), name).toThrow("BRAND_FILE_OUTSIDE");
});

it("writes new files and removes them, all or none", async () => {
  const { dir } = await sample();
  const added = { name: "texts/zh-TW.json", before: null, after: "{}\n" };
  writeChanges(dir, [added, { name: "brand.json", before: "{}", after: "{ }" }]);
  expect([readStudioFile(dir, "texts/zh-TW.json"), readStudioFile(dir, "brand.json")]).toEqual([
    "{}\n",
    "{ }",
  ]);
  // The first file would change, the second is not as the page saw it.
  const stale = { name: "brand.json", before: "{}", after: "x" };
  expect(() => writeChanges(dir, [{ ...added, before: "{}\n", after: null }, stale])).toThrow(
    "BRAND_EDIT_WRITE",
  );
  expect(readFileSync(path.join(dir, "texts", "zh-TW.json"), "utf8")).toBe("{}\n");
  writeChanges(dir, [{ ...added, before: "{}\n", after: null }]);
  expect(readStudioFile(dir, "texts/zh-TW.json")).toBeNull();
});
