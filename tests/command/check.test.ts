// One fleet in which each brand has one fault, checked in one run.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { BROKEN_BRANDS } from "../fixtures/broken-brands/all-broken-brands.ts";
import { brandId } from "../fixtures/broken-brands/broken-brand.ts";
import { writeFleet } from "../fixtures/broken-brands/write-fleet.ts";
import { ROOT, runBrand, runBrandJson, type Ran } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

interface CheckResult {
  readonly brands: readonly { readonly id: string; readonly ok: boolean }[];
  readonly problems: readonly Record<string, unknown>[];
  readonly warnings: readonly Record<string, unknown>[];
}

interface FixResult extends CheckResult {
  readonly fixed: readonly Record<string, string>[];
}

const dir = await tempFolder();
let ran: Ran;
let blocks: readonly string[];

beforeAll(async () => {
  await mkdir(path.join(dir, "brands"));
  await writeFleet(path.join(dir, "brands"), BROKEN_BRANDS);
  ran = await runBrand(["check"], { cwd: dir });
  blocks = ran.stderr.trim().replaceAll(ROOT, "<package>").split("\n\n");
});

test("--fix writes the suggested colours and leaves the rest of the file unchanged", async () => {
  const own = await tempFolder();
  const brands = await copyBrands(own, ["jade"]);
  const file = path.join(brands, "jade", "tokens", "classic.json");
  const before = await readFile(file, "utf8");
  const broken = before.replace(
    /"color": \{/,
    '"color": {\n    "text-muted": { "$value": "#c0c0c0" },',
  );
  expect(broken).not.toBe(before);
  await writeFile(file, broken);
  const { code, result, stderr } = await runBrandJson<FixResult>([
    "check",
    "--fix",
    "--brands",
    brands,
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(result.fixed).toEqual([
    {
      brand: "jade",
      edition: "classic",
      token: "color.text-muted",
      from: "#c0c0c0",
      to: expect.any(String),
    },
  ]);
  const { to = "" } = result.fixed[0] ?? {};
  expect(await readFile(file, "utf8")).toBe(broken.replace("#c0c0c0", to));
  const again = await runBrandJson<FixResult>(["check", "--fix", "--brands", brands]);
  expect(again.result.fixed).toEqual([]);
});

describe("a fleet of broken brands", () => {
  test.each(BROKEN_BRANDS.map((brand) => [brandId(brand), brand] as const))("%s", (_, brand) => {
    for (const block of brand.prints.split("\n\n")) expect(blocks).toContain(block);
    expect(brand.prints).toMatch(new RegExp(`^error ${brand.code}  `));
  });

  test("prints nothing else: each fixture has one problem", () => {
    const expected = new Set(BROKEN_BRANDS.flatMap((brand) => brand.prints.split("\n\n")));
    expect(blocks.filter((block) => !expected.has(block))).toEqual([]);
  });

  test("the result is one line on stdout, and the exit code 1", () => {
    expect(ran.stdout).toMatch(/^\d+ brands checked, \d+ problems in \d+ files\.\n$/);
    expect(ran.code).toBe(1);
  });

  test("the order is by file, then line", () => {
    const files = blocks.map((block) => /^error \S+ {2}([^\s:]+)/.exec(block)?.[1] ?? "");
    expect(files).toEqual(files.toSorted());
  });

  test("--json prints the same problems and nothing on stderr; a valid brand beside them passes", async () => {
    const args = ["check", "brand-asset-missing", "a-sound-brand"];
    const { code, result, stderr } = await runBrandJson<CheckResult>(args, { cwd: dir });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(result.problems).toHaveLength(1);
    expect(result.brands).toEqual([
      { id: "a-sound-brand", ok: true },
      { id: "brand-asset-missing", ok: false },
    ]);
    const found = result.problems.find((problem) => problem["code"] === "BRAND_ASSET_MISSING");
    expect(found).toEqual({
      code: "BRAND_ASSET_MISSING",
      brand: "brand-asset-missing",
      file: "brands/brand-asset-missing/brand.json",
      line: expect.any(Number),
      field: "assets.logo",
      found: "assets/logo.svg",
      allowed: null,
      what: "assets/logo.svg does not exist.",
      fix: 'add brands/brand-asset-missing/assets/logo.svg, or change "assets.logo".',
    });
  });
});

test("the brands of this repository have no problem", async () => {
  const { code, result } = await runBrandJson<CheckResult>(["check"]);
  expect(result.problems).toEqual([]);
  expect(result.warnings).toEqual([]);
  expect(result.brands.length).toBeGreaterThanOrEqual(6);
  expect(code).toBe(0);
});
