// `brand ci`: the printed pipelines are valid. tests/command runs them.
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { runBrand, runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

const dir = await sampleFolder();

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBrand(["ci", ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

describe("what is printed", () => {
  test.each(["github", "gitlab", "k8s"])(
    "with every option it is the file (--%s)",
    async (engine) => {
      const name = engine === "k8s" ? "kubernetes" : engine;
      const file = path.join(PACKAGE_ROOT, "docs", "pipelines", `${name}.yml`);
      const store = ["--store", "https://cache.example/livery", "--store-write"];
      expect(await printed(`--${engine}`, ...store)).toBe(await readFile(file, "utf8"));
    },
  );

  test("follows the flags", async () => {
    const github = parse(await printed("--github", "--shards", "5", "--node", "24.11.1")) as {
      env: object;
      jobs: { build: { strategy: { matrix: { shard: number[] } } } };
    };
    expect(github.jobs.build.strategy.matrix.shard).toEqual([1, 2, 3, 4, 5]);
    expect(github.env).toEqual({ NODE: "24.11.1" });
    expect(parse(await printed("--gitlab", "--shards", "9", "--node", "26"))).toMatchObject({
      default: { image: "node:26" },
      build: { parallel: 9 },
    });
    const image = "registry.example/brands:7";
    const jobs = parseAllDocuments(await printed("--k8s", "--shards", "8", "--image", image));
    expect(jobs.map((job) => job.errors)).toEqual([[], []]);
    expect(jobs[0]?.toJS()).toMatchObject({
      apiVersion: "batch/v1",
      kind: "Job",
      spec: {
        completionMode: "Indexed",
        completions: 8,
        parallelism: 8,
        template: { spec: { restartPolicy: "Never", containers: [{ image }] } },
      },
    });
  });

  test("goes to a file with --out, to JSON with --json", async () => {
    const file = path.join(dir, ".github", "workflows", "brands.yml");
    const { code, stdout } = await runBrand(["ci", "--github", "--out", file]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${file} written.\n` });
    const { result } = await runBrandJson<{ pipeline: string }>(["ci", "--github"]);
    expect(result.pipeline).toBe(await readFile(file, "utf8"));
  });

  test("FLEET_PIPELINE_WRITE: what stands in its place stays", async () => {
    const folder = path.join(dir, "own", "brands.yml");
    await mkdir(folder, { recursive: true });
    const { code, stdout, stderr } = await runBrand(["ci", "--github", "--out", folder]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`error FLEET_PIPELINE_WRITE  ${folder}
  The pipeline cannot be written (EISDIR); nothing was changed.
  fix: make sure that its folder can be written and has space`);
    expect(await readdir(path.dirname(folder))).toEqual(["brands.yml"]);
  });

  test.each([
    [[], "The engine is missing."],
    [["--github", "--k8s"], "--github and --k8s are two engines."],
    [["--github", "--shards", "0"], "A number of shards is from 1 to 1000."],
    [["--gitlab", "--node", "24; true"], '"24; true" is no version of Node.'],
    [["--k8s", "--image", "x\ny"], "is no name of an image."],
    [["--k8s", "--run", "Run_1"], '"Run_1" cannot be part of a Job\'s name.'],
  ])("%j is wrong usage", async (args, said) => {
    const { code, stdout, stderr } = await runBrand(["ci", ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("error CONFIG_USAGE");
    expect(stderr).toContain(said);
  });
});
