// `brand gallery`: pictures of built sites on a page that works as a file; without a browser it says how to get one.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { expect, inject, test } from "vitest";
import { browserPath } from "../browser-path.ts";
import { launchChromium } from "./chromium.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const PLACES = ["--brands", path.join(ROOT, "brands"), "--out", inject("dist")];
const ONE = ["gallery", "jade", "--edition", "classic", "--locale", "zh-CN", "--width", "390"];

interface GalleryResult {
  readonly pictures: readonly { readonly file: string; readonly page: string }[];
  readonly problems: readonly unknown[];
}

test("the page shows the pictures, filters them and is opened from the disk", async () => {
  const cwd = await tempFolder();
  const env = { CHROME_PATH: browserPath() ?? chromium.executablePath() };
  const { code, result } = await runBrandJson<GalleryResult>([...ONE, ...PLACES], { cwd, env });
  expect({ code, problems: result.problems }).toEqual({ code: 0, problems: [] });
  expect(result.pictures.map((picture) => picture.page)).toEqual([
    "home",
    "sport",
    "lobby",
    "cashier",
  ]);
  const [home] = result.pictures;
  const jpeg = await readFile(path.join(cwd, "gallery", home?.file ?? ""));
  expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

  const browser = await launchChromium();
  const page = await browser.newPage();
  const trouble: string[] = [];
  page.on("console", (message) => trouble.push(message.text()));
  await page.goto(pathToFileURL(path.join(cwd, "gallery", "index.html")).href);
  await page.getByText("首页", { exact: true }).first().click();
  const shown = page.locator("figure:visible img");
  expect(await shown.count()).toBe(3);
  expect(await shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  for (const choose of await page.getByLabel("对比").all())
    if (await choose.isVisible()) await choose.check();
  await page.getByRole("button", { name: "并排对比" }).click();
  expect(await page.getByRole("dialog").locator("img").count()).toBe(3);
  expect(trouble).toEqual([]);
  await browser.close();
});

test("without a browser, an error says what to install", async () => {
  const env = { CHROME_PATH: "/no/such/browser" };
  const { code, stderr } = await runBrand([...ONE, ...PLACES], { cwd: await tempFolder(), env });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^error BROWSER_MISSING\n.*\/no\/such\/browser.*\n {2}fix: install Chromium/,
  );
});
