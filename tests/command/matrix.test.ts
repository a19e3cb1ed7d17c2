// `brand matrix`: the list of pages for QA.
import path from "node:path";
import { expect, test } from "vitest";
import { readReceipt } from "./bundle.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Matrix {
  readonly brands: readonly {
    readonly id: string;
    readonly from: string;
    readonly editions: readonly string[];
    readonly locales: readonly string[];
    readonly pages: number;
  }[];
  readonly visits: readonly {
    readonly brand: string;
    readonly edition: string;
    readonly locale: string;
    readonly page: string;
    readonly address: string;
    readonly parameters: readonly string[];
    readonly login: boolean;
  }[];
  readonly unknown: readonly string[];
}

test("lists brand × edition × locale × page, from the manifest or the built bundle", async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["harbor", "jade"]);
  await editJson<{ editions: object }>(path.join(brands, "jade", "brand.json"), (manifest) => {
    manifest.editions = { default: "classic", offered: ["classic"] };
  });
  const out = path.join(dir, "dist");
  const matrix = async () => {
    const args = ["matrix", "--brands", brands, "--out", out];
    const { code, result } = await runBrandJson<Matrix>(args);
    expect(code).toBe(0);
    return result;
  };
  const before = await matrix();
  expect(before.brands.map(({ id, from, editions }) => [id, from, editions])).toEqual([
    ["harbor", "manifest", ["classic", "professional"]],
    ["jade", "manifest", ["classic"]],
  ]);
  expect((await runBrand(["build", "jade", "--brands", brands, "--out", out])).code).toBe(0);
  const built = await matrix();
  expect(built.brands.map(({ from }) => from)).toEqual(["manifest", "receipt"]);
  const ofJade = ({ visits }: Matrix) => visits.filter(({ brand }) => brand === "jade");
  expect(new Set(ofJade(built).map(({ address }) => address))).toEqual(
    new Set(ofJade(before).map(({ address }) => address)),
  );
  const { routes } = await readReceipt(path.join(out, "jade"));
  expect(ofJade(built)).toHaveLength(routes.length * 2);
  // Sport is off in harbor, on in jade.
  const pages = (id: string) => before.visits.filter(({ brand }) => brand === id);
  expect(pages("harbor").map(({ page }) => page)).not.toContain("/game/sport");
  expect(pages("jade").map(({ page }) => page)).toContain("/game/sport");
});

test("leaves out a brand without a bundle and a valid manifest, and says so", async () => {
  const dir = await tempFolder();
  const brands = await copyBrands(dir, ["jade"]);
  await editJson<{ siteId: unknown }>(path.join(brands, "jade", "brand.json"), (manifest) => {
    manifest.siteId = 7;
  });
  const args = ["matrix", "--brands", brands, "--out", path.join(dir, "dist")];
  const { code, stderr } = await runBrand(args);
  expect(code).toBe(0);
  expect(stderr).toContain("jade is left out");
});
