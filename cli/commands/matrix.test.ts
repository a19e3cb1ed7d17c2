// `brand matrix`: what QA opens in a browser.
import { expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";

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

test("an address has the origin that is asked for, edition and locale", async () => {
  const args = ["matrix", "aurora", "--origin", "https://{id}.qa.example/"];
  const { result } = await runBrandJson<Matrix>(args);
  expect(result.visits).toContainEqual({
    brand: "aurora",
    edition: "professional",
    locale: "zh-TW",
    page: "/home",
    address: "https://aurora.qa.example/home?edition=professional&locale=zh-TW",
    parameters: [],
    login: false,
  });
  expect(result.visits.find(({ page }) => page === "/mine/userinfo")?.login).toBe(true);
  expect(result.visits.find(({ page }) => page.includes("/:"))?.parameters).not.toEqual([]);
  const domain = await runBrandJson<Matrix>(["matrix", "aurora", "--origin", "https://{domain}"]);
  expect(domain.result.visits[0]?.address).toMatch(/^https:\/\/aurora-sport\.example\//);
});

test("prints a table with a line of how many", async () => {
  const { code, stdout } = await runBrand(["matrix", "jade"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^brand +edition +locale +page +address\n/);
  expect(stdout).toMatch(/^jade +classic +zh-CN +\/home +http:\/\/jade\.localhost:4173\/home\?/m);
  expect(stdout).toMatch(/\n\d+ pages of 1 brand\n$/);
});

test.each([
  "ftp://{id}.example",
  "{id}.example",
  "https://{brand}.example",
  "https://x.example/?a",
])("--origin %s is wrong usage", async (origin) => {
  const { code, stderr } = await runBrand(["matrix", "--origin", origin]);
  expect(code).toBe(2);
  expect(stderr).toContain("is not where sites can be");
});
