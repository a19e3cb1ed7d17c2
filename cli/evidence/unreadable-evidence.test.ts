import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";

const folder = mkdtempSync(path.join(tmpdir(), "evidence-"));
const at = (name: string) => path.join(folder, name);
writeFileSync(at("other.html"), "<p>Nothing</p>");
writeFileSync(at("wrong.json"), "[]");
writeFileSync(at("keys.json"), '{ "keys": [] }');
afterAll(() => rmSync(folder, { recursive: true }));

async function errorOf(file: string, key: string): Promise<string> {
  const { code, stderr } = await runBrand(["evidence", file, "--key", key]);
  expect(code).toBe(1);
  return stderr;
}

test.each(["other.html", "missing.html"])("%s is EVIDENCE_FILE", async (name) => {
  const error = await errorOf(at(name), at("keys.json"));
  expect(error).toContain("EVIDENCE_FILE");
  expect(error).toContain(name);
});

test.each(["wrong.json", "missing.json", "other.html"])(
  "keys in %s are EVIDENCE_KEYS",
  async (name) => {
    expect(await errorOf(at("other.html"), at(name))).toContain("EVIDENCE_KEYS");
  },
);

test("an address where no server answers is EVIDENCE_KEYS", async () => {
  expect(await errorOf(at("other.html"), "http://127.0.0.1:1")).toContain("EVIDENCE_KEYS");
});
