// `--shard`: every brand in exactly one shard, even in time, the same on every machine.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson, type RunOptions } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

interface Sharded {
  readonly brands: readonly { readonly id: string }[];
  readonly shard: {
    readonly index: number;
    readonly count: number;
    readonly split: string;
    readonly brands: number;
  };
}

const TIMES = { aurora: 900, crimson: 100, harbor: 100, jade: 100, lotus: 500, titan: 400 };

async function timesFile(times: unknown): Promise<string> {
  const file = path.join(await tempFolder(), "times.json");
  await writeFile(file, typeof times === "string" ? times : JSON.stringify(times));
  return file;
}

async function shard(name: string, times: string, options: RunOptions = {}): Promise<Sharded> {
  const args = ["list", "--shard", name, "--times", times];
  const { code, result, stderr } = await runBrandJson<Sharded>(args, options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return result;
}

const ids = ({ brands }: Sharded) => brands.map(({ id }) => id);

describe("--shard", () => {
  test("puts every brand in one shard, even in time", async () => {
    const times = await timesFile(TIMES);
    const shards = await Promise.all(["1/2", "2/2"].map((name) => shard(name, times)));
    expect(shards.map(ids)).toEqual([
      ["aurora", "crimson", "jade"],
      ["harbor", "lotus", "titan"],
    ]);
    expect(shards.map((one) => one.shard)).toEqual(
      [1, 2].map((index) => ({
        index,
        count: 2,
        split: shards[0]?.shard.split,
        brands: 6,
      })),
    );
  });

  test("is the same split again, and another one for other times, brands or counts", async () => {
    const times = await timesFile(TIMES);
    const same = await timesFile(Object.fromEntries(Object.entries(TIMES).toReversed()));
    const first = await shard("1/3", times);
    expect(await shard("1/3", same)).toEqual(first);
    const split = async (name: string, file: string, ...more: string[]) => {
      const args = ["list", ...more, "--shard", name, "--times", file];
      return (await runBrandJson<Sharded>(args)).result.shard.split;
    };
    const others = await Promise.all([
      split("1/2", times),
      split("1/3", times, "a*", "jade"),
      timesFile({ ...TIMES, jade: 101 }).then((file) => split("1/3", file)),
    ]);
    expect(new Set([first.shard.split, ...others]).size).toBe(4);
  });

  test("gives a brand without a time the median of the others", async () => {
    const known = await shard("1/2", await timesFile({ ...TIMES, jade: 400 }));
    const { jade: _, ...rest } = TIMES;
    expect(ids(await shard("1/2", await timesFile(rest)))).toEqual(ids(known));
  });

  test("is even in number where no time is known, with nothing in shards too many", async () => {
    const times = await timesFile({});
    const names = ["1/4", "2/4", "3/4", "4/4"];
    const sizes = (await Promise.all(names.map((name) => shard(name, times)))).map(ids);
    expect(sizes.map((list) => list.length)).toEqual([2, 2, 1, 1]);
    expect(sizes.flat().toSorted()).toHaveLength(6);
    const { code, stdout } = await runBrand(["list", "--shard", "7/7", "--times", times]);
    expect(code).toBe(0);
    expect(stdout).toContain("shard 7 of 7: 0 of 6 brands");
  });

  test.each([
    ["GitLab", { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "3" }],
    ["Kubernetes", { JOB_COMPLETION_INDEX: "1", JOB_COMPLETIONS: "3" }],
    ["CircleCI", { CIRCLE_NODE_INDEX: "1", CIRCLE_NODE_TOTAL: "3" }],
    ["Buildkite", { BUILDKITE_PARALLEL_JOB: "1", BUILDKITE_PARALLEL_JOB_COUNT: "3" }],
  ])("auto reads the variables of %s", async (_, env) => {
    const times = await timesFile(TIMES);
    expect(await shard("auto", times, { env })).toEqual(await shard("2/3", times));
  });

  test("auto without an engine is FLEET_SHARD_UNKNOWN", async () => {
    const env = { CI_NODE_INDEX: "", JOB_COMPLETION_INDEX: "", CIRCLE_NODE_INDEX: "" };
    const { code, stderr } = await runBrand(["list", "--shard", "auto"], {
      env: { ...env, BUILDKITE_PARALLEL_JOB: "" },
    });
    expect(code).toBe(1);
    expect(stderr).toContain("error FLEET_SHARD_UNKNOWN");
    expect(stderr).toContain("JOB_COMPLETION_INDEX with JOB_COMPLETIONS");
  });

  test.each(["0/3", "4/3", "2", "a/b", "1/0", "-1/3", "1/1001"])(
    "%s is wrong usage",
    async (name) => {
      const { code, stderr } = await runBrand(["list", `--shard=${name}`]);
      expect(code).toBe(2);
      expect(stderr).toContain(`"--shard ${name}" names no shard.`);
    },
  );

  test.each([
    ["is missing", null],
    ["is no JSON", "{"],
    ["names no milliseconds", { aurora: "long" }],
  ])("a named file of times that %s is FLEET_TIMES", async (_, content) => {
    const file =
      content === null ? path.join(await tempFolder(), "none.json") : await timesFile(content);
    const { code, stderr } = await runBrand(["list", "--shard", "1/2", "--times", file]);
    expect(code).toBe(1);
    expect(stderr).toContain("error FLEET_TIMES");
    expect(stderr).toContain("fix: name a copy of .livery/times.json");
  });
});
