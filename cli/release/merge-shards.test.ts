// `brand merge` joins whole shards of one split, and changes nothing for any others.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../errors/error-codes.ts";
import { sha256 } from "../files/digest.ts";
import { sampleFolder } from "../sample-folder.ts";
import { mergeShards } from "./merge-shards.ts";
import { editReport, reportOf, sampleShards, type SampleShards } from "./sample-shards.ts";

const folder = await sampleFolder();

/** The error of a refused merge, and whether it has written anything. */
async function refusal(given: readonly string[], out: string) {
  const error = await mergeShards(given, out).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const { code, what } = error as { readonly code: ErrorCode; readonly what: string };
  return {
    code,
    what,
    saysSo: /nothing was (?:merged|changed)/.test(what),
    wrote: existsSync(out),
  };
}

const refused = (code: ErrorCode, what = "") => ({
  code,
  what: expect.stringContaining(what),
  saysSo: true,
  wrote: false,
});

test("both shards become one folder with one report; the same merge again changes nothing", async () => {
  const { one, two, out } = sampleShards(folder);
  const { report, placed } = await mergeShards([one, reportOf(two)], out);
  expect(placed).toEqual(["jade", "titan"]);
  expect(report).toMatchObject({ shard: null, seconds: 2 });
  expect(readFileSync(path.join(out, "titan", "index.html"), "utf8")).toContain("home");
  const again = await mergeShards([one, two], out);
  expect(again).toMatchObject({ placed: [], kept: ["jade", "titan"] });
});

describe("refuses", () => {
  test("a missing shard", async () => {
    const { one, out } = sampleShards(folder);
    expect(await refusal([one], out)).toEqual(
      refused("FLEET_SHARD_MISSING", "Shard 2 of 2 is missing"),
    );
  });

  test("a shard that is given twice", async () => {
    const { one, two, out } = sampleShards(folder);
    expect(await refusal([one, two, two], out)).toEqual(refused("FLEET_SHARD_DOUBLE"));
  });

  test("a shard of another split", async () => {
    const { one, two, out } = sampleShards(folder);
    editReport(two, ({ shard }) => shard && (shard.split = "1".repeat(64)));
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_SPLIT_DIFFERS"));
  });

  test("a brand that both reports name", async () => {
    const { one, two, out } = sampleShards(folder);
    editReport(two, ({ brands }) =>
      brands.push({ id: "jade", state: "built", digest: "1".repeat(64) }),
    );
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_BRAND_DOUBLE"));
  });

  test("a bundle of the other shard's brand with other content", async () => {
    const { one, two, out } = sampleShards(folder);
    mkdirSync(path.join(two, "jade"));
    writeFileSync(path.join(two, "jade", "build.json"), "{}");
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_BRAND_DOUBLE"));
  });

  test("a brand that no report names", async () => {
    const { one, two, out } = sampleShards(folder);
    editReport(two, (report) => void (report.brands = []));
    rmSync(path.join(two, "titan"), { recursive: true });
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_BRAND_MISSING"));
  });

  test("a folder that no report names", async () => {
    const { one, two, out } = sampleShards(folder);
    renameSync(path.join(two, "titan"), path.join(two, "nova"));
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_BUNDLE_FOREIGN", "holds nova"));
  });

  test.each([
    ["is no JSON", "{"],
    ["is of something else", '{"brands":[]}'],
    ["is missing", null],
  ])("a report that %s", async (_, content) => {
    const { one, two, out } = sampleShards(folder);
    if (content === null) rmSync(reportOf(two));
    else writeFileSync(reportOf(two), content);
    expect(await refusal([one, two], out)).toEqual(refused("FLEET_REPORT"));
  });

  test("the report of a whole build", async () => {
    const { one, out } = sampleShards(folder);
    editReport(one, (report) => void (report.shard = null));
    expect(await refusal([one], out)).toEqual(
      refused("FLEET_REPORT", "of a whole build, not of a shard"),
    );
  });
});

test("an output folder that holds something else is left unchanged", async () => {
  const { one, two, out } = sampleShards(folder);
  mkdirSync(path.join(out, "titan"), { recursive: true });
  await expect(mergeShards([one, two], out)).rejects.toMatchObject({
    code: "BUILD_OUTPUT_FOREIGN",
  });
  expect(existsSync(path.join(out, "jade"))).toBe(false);
});

const DAMAGE: Readonly<Record<string, (bundle: string) => void>> = {
  "a changed file": (bundle) => writeFileSync(path.join(bundle, "index.html"), "<p>"),
  "a missing file": (bundle) => rmSync(path.join(bundle, "robots.txt")),
  "a sibling that unpacks to something else": (bundle) =>
    writeFileSync(path.join(bundle, "index.html.gz"), "not gzip"),
  "a changed receipt": (bundle) => writeFileSync(path.join(bundle, "build.json"), "{}"),
  "no receipt": (bundle) => rmSync(path.join(bundle, "build.json")),
  "a link in place of a file": (bundle) => {
    renameSync(path.join(bundle, "robots.txt"), path.join(bundle, "..", ".moved"));
    symlinkSync("../.moved", path.join(bundle, "robots.txt"));
  },
};

test.each(Object.entries(DAMAGE))("a bundle with %s is damaged", async (_, damage) => {
  const { one, two, out } = sampleShards(folder);
  damage(path.join(two, "titan"));
  expect(await refusal([one, two], out)).toEqual(
    refused("FLEET_BUNDLE_DAMAGED", "The bundle of titan "),
  );
});

test("a receipt with a path outside of the bundle is damaged", async () => {
  const { one, two, out }: SampleShards = sampleShards(folder);
  const receipt = path.join(two, "titan", "build.json");
  writeFileSync(path.join(two, ".planted"), "x");
  const content = JSON.parse(readFileSync(receipt, "utf8")) as {
    readonly outputs: Record<string, unknown>;
  };
  content.outputs["../.planted"] = { bytes: 1, sha256: sha256("x") };
  const text = JSON.stringify(content);
  writeFileSync(receipt, text);
  editReport(two, ({ brands: [titan] }) => titan && (titan.digest = sha256(text)));
  expect(await refusal([one, two], out)).toEqual(
    refused("FLEET_BUNDLE_DAMAGED", "../.planted is missing"),
  );
});
