import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Receipt } from "../stamp/receipt.ts";
import { comparePictures, differenceText } from "./compare-pictures.ts";
import type { Finding } from "./finding.ts";
import { copyFiles, joinReports } from "./join-reports.ts";
import { qaPage } from "./qa-page.ts";
import type { QaReport } from "./qa-report.ts";
import { qaText } from "./qa-text.ts";
import { emptyReportFolder, writeReport } from "./report-folder.ts";
import { GREY, picture } from "./sample-picture.ts";
import { groupStyles, styleSignature } from "./style-signature.ts";

const inside = (x: number, y: number) => x >= 40 && x < 52 && y >= 20 && y < 24;

test("equal pictures, and pictures that nobody can tell apart, are the same", () => {
  expect(comparePictures(picture(GREY), picture(GREY))).toBeNull();
  const nearly = picture((x, y) => (x === 7 && y < 3 ? [236, 240, 244] : GREY(x, y)));
  expect(comparePictures(picture(GREY), nearly)).toBeNull();
});

test("a small mark is seen, with its place", () => {
  const marked = picture((x, y) => (inside(x, y) ? [20, 20, 20] : GREY(x, y)));
  const difference = comparePictures(picture(GREY), marked);
  expect(difference).toMatchObject({ clear: 48, box: { left: 40, top: 20, width: 12, height: 4 } });
  expect(difference && differenceText(difference)).toBe(
    "differs in 48 pixels clearly and 48 at all, within 12 × 4 px at 40, 20",
  );
});

test("a faint tint of a whole surface is seen", () => {
  const tinted = picture(() => [242, 238, 236]);
  expect(comparePictures(picture(GREY), tinted)).toMatchObject({ clear: 0, faint: 6000 });
});

test("another size is a difference", () => {
  const difference = comparePictures(picture(GREY), picture(GREY, 90));
  expect(difference && differenceText(difference)).toBe("differs in size: 100 × 60 became 90 × 60");
});

const receipt = (id: string, css: string, switches: readonly string[] = ["sport"]) =>
  ({
    brand: { id, editions: ["classic"], locales: ["zh-CN"] },
    switches,
    outputs: { "assets/brand-0a1b2c3d4e.css": { bytes: 1, sha256: css }, "index.html": id },
  }) as unknown as Receipt;

const LAYOUT = { layout: { header: "top" }, nav: ["home"] } as unknown as Parameters<
  typeof styleSignature
>[1];

test("brands share a signature while tokens, layout, switches, edition and locale are equal", () => {
  const of = (...[site, layout = LAYOUT]: [Receipt, typeof LAYOUT?]) =>
    styleSignature(site, layout, "classic", "zh-CN");
  const nova = of(receipt("nova", "aa"));
  expect(nova).toMatch(/^[0-9a-f]{16}$/);
  expect(of(receipt("vega", "aa"))).toBe(nova);
  expect(of(receipt("nova", "bb"))).not.toBe(nova);
  expect(of(receipt("nova", "aa", []))).not.toBe(nova);
  expect(of(receipt("nova", "aa"), { ...LAYOUT, nav: ["home", "sport"] })).not.toBe(nova);
  expect(styleSignature(receipt("nova", "aa"), LAYOUT, "professional", "zh-CN")).not.toBe(nova);
  const styled = ["nova", "vega"].map((id) => ({
    receipt: receipt(id, "aa"),
    edition: "classic" as const,
    locale: "zh-CN" as const,
    signature: nova,
  }));
  expect(groupStyles(styled).get(nova)).toHaveLength(2);
});

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-qa-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

const FOUND: Finding = {
  brand: "nova",
  check: "pages",
  edition: "classic",
  locale: "zh-TW",
  page: "home",
  what: "text keys: home.<hero>",
  picture: "pictures/nova.jpg",
  trace: "traces/nova.zip",
};

const REPORT: QaReport = {
  format: 1,
  livery: "0.1.0",
  shard: null,
  checks: ["pages", "lighthouse"],
  brands: [{ id: "nova" }, { id: "vega" }],
  unbuilt: [],
  findings: [FOUND],
  visits: [],
  inspected: [],
  styles: 11,
  skipped: [],
};

test("what was opened and compared is counted, and nothing else", () => {
  expect(qaText({ ...REPORT, findings: [] }, "qa/index.html")).toBe(
    "11 styles compared with approved pictures\n0 findings: qa/index.html",
  );
  const visit = {
    brand: "nova",
    edition: "classic",
    locale: "zh-CN",
    width: 390,
    pages: 3,
  } as const;
  const visits = [{ ...visit, seconds: 1 }];
  expect(qaText({ ...REPORT, findings: [], styles: 0, visits }, "qa/index.html")).toBe(
    "0 findings on 3 pages of 1 visit: qa/index.html",
  );
});

test("the report names what is found and loads nothing foreign", () => {
  const compared = {
    before: "differences/b.png",
    after: "differences/a.png",
    difference: "differences/d.png",
  };
  const page = qaPage({
    ...REPORT,
    findings: [FOUND, { ...FOUND, check: "pictures", compared }],
    inspected: [
      {
        brand: "nova",
        edition: "classic",
        locale: "zh-CN",
        page: "/home",
        scores: { performance: 91, accessibility: 100, "best-practices": 100, seo: 100 },
        metrics: ["FCP 0.4 s"],
      },
    ],
    skipped: [{ check: "pictures", why: "absent" }],
    unbuilt: ["vega"],
  });
  expect(page).toContain("text keys: home.&lt;hero&gt;");
  expect(page).toContain('<a href="traces/nova.zip">');
  expect(page).toContain('<span class="fails">91</span>');
  expect(page).toContain("not built: vega");
  for (const file of Object.values(compared)) expect(page).toContain(`<img src="${file}"`);
  expect(page).not.toMatch(/<script|https?:|style="/);
});

/** Writes the report of a shard, with a picture, as `brand qa --shard` does. */
async function shardOf(dir: string, index: number, id: string, checks = REPORT.checks) {
  const at = path.join(dir, `qa-${index}`);
  await mkdir(path.join(at, "pictures"), { recursive: true });
  await writeFile(path.join(at, "pictures", `${id}.jpg`), id);
  const shard = { index, count: 2, split: "0".repeat(64), brands: 2 };
  const findings = [{ ...FOUND, brand: id, picture: `pictures/${id}.jpg` }];
  writeReport(at, { ...REPORT, shard, brands: [{ id }], findings, checks });
  return at;
}

test("the reports of all shards become one, with their pictures", async () => {
  const dir = await folder();
  const [two, one] = [await shardOf(dir, 2, "vega"), await shardOf(dir, 1, "nova")];
  const { report, dirs } = await joinReports([two, one]);
  expect(report).toMatchObject({
    shard: null,
    brands: [{ id: "nova" }, { id: "vega" }],
    findings: [{ brand: "nova" }, { brand: "vega" }],
  });
  const to = path.join(dir, "qa");
  copyFiles(dirs, to);
  expect(await readdir(path.join(to, "pictures"))).toEqual(["nova.jpg", "vega.jpg"]);
});

test("a missing shard, other checks or a folder without a report are refused", async () => {
  const dir = await folder();
  const one = await shardOf(dir, 1, "nova");
  await expect(joinReports([one])).rejects.toMatchObject({
    code: "FLEET_SHARD_MISSING",
    fix: "run `brand qa --shard 2/2`, and name every shard's folder.",
  });
  const two = await shardOf(dir, 2, "vega", ["pages"]);
  await expect(joinReports([one, two])).rejects.toThrow("FLEET_SPLIT_DIFFERS");
  await expect(joinReports([one, dir])).rejects.toThrow("FLEET_REPORT");
});

test("a report replaces only a report", async () => {
  const dir = await folder();
  await mkdir(path.join(dir, "traces"));
  emptyReportFolder(dir);
  expect(await readdir(dir)).toEqual([]);
  await writeFile(path.join(dir, "notes.txt"), "");
  expect(() => emptyReportFolder(dir)).toThrow("CONFIG_OUTPUT_WRITE");
});
