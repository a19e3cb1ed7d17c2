import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Receipt } from "../stamp/receipt.ts";
import { approve, approvedFor, type NewStyle, readBaselines, readPicture } from "./baselines.ts";
import { compareApproved } from "./compare-approved.ts";
import { GREY, picture } from "./sample-picture.ts";

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-qa-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

const style = (signature: string, covers: readonly string[]): NewStyle => ({
  signature: signature.repeat(16),
  brand: covers[0] ?? "",
  edition: "classic",
  locale: "zh-CN",
  covers: [...covers],
  pictures: new Map([["home-390", picture(GREY)]]),
});

test("a changed style is compared with the picture its brand had, until it is approved", async () => {
  const dir = await folder();
  expect(readBaselines(dir)).toEqual({});
  approve(dir, [style("a", ["nova", "vega"])]);
  const wanted = { signature: "b".repeat(16), brand: "nova", edition: "classic", locale: "zh-CN" };
  expect(approvedFor(readBaselines(dir), wanted)?.signature).toBe("a".repeat(16));
  expect(approvedFor(readBaselines(dir), { ...wanted, brand: "luna" })).toBeNull();
  expect(readPicture(dir, "a".repeat(16), "home-390")).toEqual(picture(GREY));
  expect(readPicture(dir, "a".repeat(16), "sport-390")).toBeNull();
  approve(dir, [style("b", ["nova", "vega"])]);
  expect(await readdir(dir)).toEqual(["b".repeat(16), "index.json"]);
});

test("the index alone tells an equal picture from a changed one", async () => {
  const [dir, report] = [await folder(), await folder()];
  approve(dir, [style("a", ["nova"])]);
  const baselines = readBaselines(dir);
  await rm(path.join(dir, "a".repeat(16)), { recursive: true });
  const compare = (data: Buffer, signature = "a") =>
    compareApproved({
      shown: {
        receipt: { brand: { id: "nova" } } as Receipt,
        edition: "classic",
        locale: "zh-CN",
        signature: signature.repeat(16),
      },
      picture: { page: "home", width: 390, data, trouble: [] },
      baselines,
      from: dir,
      to: report,
    });
  expect(compare(picture(GREY))).toEqual([]);
  expect(compare(picture(GREY), "b")).toEqual([]);
  expect(compare(picture(() => [9, 9, 9]))).toMatchObject([
    {
      brand: "nova",
      page: "home-390",
      what: "differs from its approved picture, of which only the digest is here",
      picture: "differences/nova-classic-zh-CN-home-390-after.png",
    },
  ]);
  expect(await readdir(path.join(report, "differences"))).toEqual([
    "nova-classic-zh-CN-home-390-after.png",
  ]);
});

test("the index is sorted, whatever is approved first", async () => {
  const [one, other] = [await folder(), await folder()];
  const styles = [style("a", ["nova"]), { ...style("b", ["vega"]), brand: "vega" }];
  approve(one, styles);
  for (const next of styles.toReversed()) approve(other, [next]);
  const index = (dir: string) => readFile(path.join(dir, "index.json"), "utf8");
  expect(await index(other)).toBe(await index(one));
});
