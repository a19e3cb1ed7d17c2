// Two brands with one site id, name or domain: neither of them passes any command, also when only one is selected.
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

const FILE = "aurora/brand.json";

test.each([
  ["siteId=6103", "siteId", "6103", "BRAND_SITE_ID_TAKEN"],
  ["name=赤焰电竞", "name", "赤焰电竞", "BRAND_NAME_TAKEN"],
  ["domains=crimson-gg.example", "domains", ["crimson-gg.example"], "BRAND_DOMAIN_TAKEN"],
])("%s of a later brand in an earlier one", async (edit, field, value, code) => {
  const root = await sampleFolder();
  const [brands, out] = [path.join(root, "brands"), path.join(root, "dist")];
  cpSync("brands", brands, { recursive: true });
  const run = (...args: string[]) => runBrand([...args, "--brands", brands]);
  const text = readFileSync(path.join(brands, FILE), "utf8");

  const edited = await run("set", edit, "aurora", "--write");
  expect(edited.code).toBe(1);
  expect(edited.stdout).toContain(code);
  expect(readFileSync(path.join(brands, FILE), "utf8")).toBe(text);

  const clashing = { ...(JSON.parse(text) as object), [field]: value };
  writeFileSync(path.join(brands, FILE), JSON.stringify(clashing));
  for (const id of ["aurora", "crimson"])
    for (const args of [
      ["check", id],
      ["build", id, "--out", out],
      ["hosting", id, "--nginx", "--backend", "http://127.0.0.1:1", "--dir", out],
      ["conform", "http://127.0.0.1:1", id],
    ]) {
      const ran = await run(...args);
      expect({ args, code: ran.code }).toEqual({ args, code: 1 });
      expect(ran.stderr).toContain(`error ${code}  `);
    }
  expect(existsSync(path.join(out, "aurora"))).toBe(false);
  expect((await run("check", "jade")).code).toBe(0);
});
