import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { readTimes } from "./read-times.ts";
import { shardName } from "./shard-name.ts";
import { splitBrands } from "./split.ts";

const TIMES = { aurora: 900, crimson: 100, harbor: 100, jade: 100, lotus: 500, titan: 400 };
const IDS = Object.keys(TIMES);

const shards = (count: number, times = TIMES as Readonly<Record<string, number>>, ids = IDS) =>
  Array.from({ length: count }, (_, at) => splitBrands(ids, times, { index: at + 1, count }));

describe("a split", () => {
  test("puts every brand in one shard, with similar times", () => {
    expect(shards(2).map(({ ids }) => ids)).toEqual([
      ["aurora", "crimson", "jade"],
      ["harbor", "lotus", "titan"],
    ]);
  });

  test("has a digest that depends on times, brands and count", () => {
    const digest = (...of: Parameters<typeof shards>) => shards(...of)[0]?.shard.split;
    const reversed = Object.fromEntries(Object.entries(TIMES).toReversed());
    expect(new Set(shards(3).map(({ shard }) => shard.split)).size).toBe(1);
    expect(digest(3, reversed)).toBe(digest(3));
    const others = [digest(2), digest(3, TIMES, ["aurora", "jade"]), digest(3, { jade: 101 })];
    expect(new Set([digest(3), ...others]).size).toBe(4);
  });

  test("gives a brand without a time the median of the others", () => {
    const { jade: _, ...rest } = TIMES;
    const ids = (times: Readonly<Record<string, number>>) => shards(2, times).map((it) => it.ids);
    expect(ids(rest)).toEqual(ids({ ...TIMES, jade: 400 }));
  });

  test("has equal numbers of brands without times, and empty shards if there are too many", () => {
    expect(shards(4, {}).map(({ ids }) => ids.length)).toEqual([2, 2, 1, 1]);
    expect(shards(7, {}).map(({ ids }) => ids.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });
});

describe("the name of a shard", () => {
  test.each([
    ["GitLab", { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "3" }],
    ["Kubernetes", { JOB_COMPLETION_INDEX: "1", JOB_COMPLETIONS: "3" }],
    ["CircleCI", { CIRCLE_NODE_INDEX: "1", CIRCLE_NODE_TOTAL: "3" }],
    ["Buildkite", { BUILDKITE_PARALLEL_JOB: "1", BUILDKITE_PARALLEL_JOB_COUNT: "3" }],
  ])("is read from the variables of %s", (_, environment) => {
    expect(shardName("auto", environment)).toEqual({ index: 2, count: 3 });
  });

  test("is unknown without the variables of an engine", () => {
    expect(() => shardName("auto", { CI_NODE_INDEX: "" })).toThrow(
      expect.objectContaining({ code: "FLEET_SHARD_UNKNOWN" }),
    );
  });

  test.each(["0/3", "4/3", "2", "a/b", "1/0", "-1/3", "1/1001"])("is not %s", (text) => {
    expect(() => shardName(text, {})).toThrow(
      expect.objectContaining({ code: "CONFIG_USAGE", what: `"--shard ${text}" names no shard.` }),
    );
  });
});

const folder = await sampleFolder();

test.each([
  ["is missing", null],
  ["is no JSON", "{"],
  ["names no milliseconds", '{ "aurora": "long" }'],
])("a named file of times that %s is FLEET_TIMES", async (_, content) => {
  const file = path.join(folder, `${content === null ? "none" : content.length}.json`);
  if (content !== null) await writeFile(file, content);
  await expect(readTimes(file, folder)).rejects.toMatchObject({
    code: "FLEET_TIMES",
    fix: expect.stringContaining("name a copy of .livery/times.json"),
  });
});
