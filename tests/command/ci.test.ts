// `brand ci`: the commands of a pipeline build and merge a fleet to the same bytes as one build.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { treeDigests } from "./bundle.ts";
import { runBrand } from "./run-brand.ts";
import { BRANDS, runGithub, runGitlab, runKubernetes } from "./run-pipeline.ts";
import { tempFolder } from "./temp-folder.ts";

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBrand(["ci", ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

describe("a pipeline of two shards ends with the bytes of one build", () => {
  let whole: Record<string, string>[];

  const bundles = async (dist: string) =>
    await Promise.all(BRANDS.map((id) => treeDigests(path.join(dist, id))));

  beforeAll(async () => {
    whole = await bundles(inject("dist"));
  });

  const pipeline = async (...args: string[]) =>
    await printed(...args, "--shards", "2", "--store", inject("sharedStore"));

  test("GitHub Actions", async () => {
    const merged = await runGithub(await pipeline("--github"), await tempFolder());
    expect(await bundles(path.join(merged, "dist"))).toEqual(whole);
  }, 400_000);

  test("GitLab CI", async () => {
    const merged = await runGitlab(await pipeline("--gitlab"), await tempFolder());
    expect(await bundles(path.join(merged, "dist"))).toEqual(whole);
  }, 400_000);

  test("Kubernetes", async () => {
    const shared = await runKubernetes(await pipeline("--k8s", "--run", "r7"), await tempFolder());
    expect(await bundles(path.join(shared, "dist"))).toEqual(whole);
    const report = await readFile(path.join(shared, "runs", "r7", "report.json"), "utf8");
    expect(JSON.parse(report)).toMatchObject({ shard: null, problems: [] });
  }, 400_000);
});
