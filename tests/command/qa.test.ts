// `brand qa`: one variant, the brands of a change, and shards whose reports become one.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { expect, inject, test } from "vitest";
import { browserPath } from "../browser-path.ts";
import { initRepo } from "./git-repo.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

const OUT = ["--out", inject("dist")];
const BRANDS = ["--brands", path.join(ROOT, "brands")];

interface QaResult {
  readonly report: string;
  readonly brands: readonly string[];
  readonly findings: readonly unknown[];
  readonly visits: readonly { readonly edition: string; readonly locale: string }[];
}

test("one edition and locale is one visit; its report is a page that loads nothing", async () => {
  const cwd = await tempFolder();
  const env = { CHROME_PATH: browserPath() ?? chromium.executablePath() };
  const variant = ["--edition", "classic", "--locale", "zh-TW", "--only", "off"];
  const { code, result } = await runBrandJson<QaResult>(
    ["qa", "jade", ...variant, ...BRANDS, ...OUT],
    { cwd, env },
  );
  expect({ code, findings: result.findings }).toEqual({ code: 0, findings: [] });
  expect(result.visits).toMatchObject([{ edition: "classic", locale: "zh-TW" }]);
  expect(await readFile(path.join(cwd, result.report), "utf8")).toContain("<h1>Nothing found</h1>");
});

// These run in the repository, whose store holds the compiled core.

test("--affected checks the brands that a change touches", async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["jade", "lotus"]);
  const { commit } = await initRepo(brands);
  await commit("before");
  await editJson<{ tags?: string[] }>(path.join(brands, "lotus", "brand.json"), (manifest) => {
    manifest.tags = ["spring"];
  });
  const { code, result } = await runBrandJson<QaResult>(
    ["qa", "--affected", "HEAD", "--only", "bundles", "--brands", brands].concat(
      ["--dir", path.join(dir, "qa")],
      OUT,
    ),
  );
  expect({ code, brands: result.brands }).toEqual({ code: 0, brands: ["lotus"] });
});

test("the reports of shards become one report of all brands; a missing shard is refused", async () => {
  const dir = await tempFolder();
  const [one, two, whole] = ["qa-1", "qa-2", "qa"].map((name) => path.join(dir, name));
  // Both shards split by the same build times; those of the repository change with each build of another test.
  const times = ["--times", path.join(dir, "times.json")];
  await writeFile(times[1] ?? "", JSON.stringify({ jade: 1000, lotus: 1000, titan: 1000 }));
  const shard = (name: string, to = "") =>
    runBrandJson<QaResult>(
      ["qa", "jade", "lotus", "titan", "--only", "bundles", "--shard", name, "--dir", to].concat(
        times,
        BRANDS,
        OUT,
      ),
    );
  const shards = [await shard("1/2", one), await shard("2/2", two)];
  expect(shards.map(({ code }) => code)).toEqual([0, 0]);
  const join = (...folders: readonly (string | undefined)[]) =>
    ["qa", "--dir", whole ?? "", "--join"].concat(folders.flatMap((folder) => folder ?? []));
  const { code, result } = await runBrandJson<QaResult>(join(one, two));
  expect({ code, brands: result.brands }).toEqual({ code: 0, brands: ["jade", "lotus", "titan"] });
  const page = await readFile(path.join(whole ?? "", "index.html"), "utf8");
  for (const { result: part } of shards)
    for (const id of part.brands) expect(page).toContain(`<td>${id}</td>`);
  const half = await runBrand(join(one));
  expect(half.code).toBe(1);
  expect(half.stderr).toContain("error FLEET_SHARD_MISSING");
});
