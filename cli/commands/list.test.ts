import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";

interface ListResult {
  readonly brands: readonly { readonly id: string; readonly [field: string]: unknown }[];
}

async function ids(...args: string[]): Promise<string[]> {
  const { result } = await runBrandJson<ListResult>(["list", ...args]);
  return result.brands.map((brand) => brand.id);
}

describe("brand list", () => {
  test("prints a table with a row per brand", async () => {
    const { code, stdout, stderr } = await runBrand(["list"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^brand +name +site id +editions +locales +switches off +tags\n/);
    expect(stdout).toMatch(/^aurora +极光体育 +6101 /m);
  });

  test("--json gives the facts of a brand", async () => {
    const { result } = await runBrandJson<ListResult>(["list", "aurora"]);
    expect(result.brands).toEqual([
      {
        id: "aurora",
        name: "极光体育",
        siteId: "6101",
        family: "northstar",
        editions: ["classic", "professional"],
        locales: ["zh-CN", "zh-TW"],
        switchesOff: ["rememberPassword"],
        tags: ["sport", "flagship"],
        domains: ["aurora-sport.example", "aurora88.example"],
      },
    ]);
  });

  test("picks by glob and tag", async () => {
    expect(await ids("a*", "jade")).toEqual(["aurora", "jade"]);
    expect(await ids("--tag", "lottery")).toEqual(["lotus"]);
  });

  test("picks one shard, and tells how much is in it", async () => {
    const shards = await Promise.all(["1/2", "2/2"].map((name) => ids("--shard", name)));
    expect(shards.flat().toSorted()).toEqual(await ids());
    const { stdout } = await runBrand(["list", "--shard", "7/7"]);
    expect(stdout).toContain("shard 7 of 7: 0 of 6 brands");
  });
});
