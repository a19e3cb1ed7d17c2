// `brand dev` with wrong brand data: the page shows the problems that the terminal prints.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { until } from "./http.ts";
import { serveBrand, type Serving } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Manifest {
  siteId: unknown;
  layout: { header: unknown };
}

let browser: Browser;
let brands: string;
let dev: Serving;
let page: Page;
const trouble: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  const cwd = await tempFolder();
  brands = await copyBrands(cwd, ["aurora"]);
  await editManifest((manifest) => void (manifest.siteId = 12));
  // Its own folder and store: two servers must not prepare Vite's libraries in one place.
  dev = await serveBrand(["dev", "aurora", "--port", "0"], (text) => text.includes("Ctrl-C"), {
    cwd,
  });
  page = await browser.newPage();
  // The first page waits for Vite's libraries, which can take long under load.
  page.setDefaultTimeout(100_000);
});

afterAll(async () => {
  await browser.close();
  await dev.stop();
});

beforeEach(async () => {
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
});

const overlay = () => page.locator("vite-error-overlay");
const overlayText = () => overlay().locator(".message-body").textContent();
const seesSite = () => page.locator("main h1").first().waitFor({ state: "attached" });
const isKept = () => page.evaluate(() => document.body.hasAttribute("data-kept"));

/** @returns what the terminal prints until the overlay shows the same */
async function breakIt(change: () => Promise<void>): Promise<string> {
  const before = dev.stderr().length;
  await change();
  await overlay().waitFor();
  const printed = async () => dev.stderr().slice(before).trim();
  return await until(printed, (text) => text !== "");
}

async function mendIt(change: () => Promise<void>): Promise<void> {
  await change();
  await overlay().waitFor({ state: "detached" });
}

const inBrand = (file: string) => path.join(brands, "aurora", file);
const editManifest = (change: (manifest: Manifest) => void) =>
  editJson<Manifest>(inBrand("brand.json"), change);

test("started with a wrong brand, it shows the problem, then the site once it is corrected", async () => {
  const answer = await page.goto(`${dev.stdout().split(" ")[0] ?? ""}/home`);
  expect(answer?.status()).toBe(500);
  await overlay().waitFor();
  expect(await overlayText()).toBe(dev.stderr().trim());
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(message.text());
  });
  await editManifest((manifest) => void (manifest.siteId = "6101"));
  await seesSite();
  expect(await overlay().count()).toBe(0);
});

test("an overlay shows every problem as in the terminal, over the last good page, until they are corrected", async () => {
  const printed = await breakIt(() =>
    editManifest((manifest) => {
      manifest.siteId = 12;
      manifest.layout.header = "sideways";
    }),
  );
  expect(await overlayText()).toBe(printed);
  expect(printed).toMatch(/^error BRAND_FIELD_TYPE {2}\S+aurora\/brand\.json:4 {2}siteId\n {2}\S/m);
  expect(printed).toMatch(/^error BRAND_FIELD_VALUE {2}\S+\/brand\.json:\d+ {2}layout\.header$/m);
  expect(printed.match(/^ {2}fix: /gm)).toHaveLength(2);
  expect(await isKept()).toBe(true);
  await mendIt(() =>
    editManifest((manifest) => {
      manifest.siteId = "6101";
      manifest.layout.header = "top";
    }),
  );
  expect(await isKept()).toBe(true);
  expect(dev.stderr().match(/^aurora has no problem any more;/gm)).toHaveLength(2);
});

test.each([
  {
    code: "TOKEN_UNKNOWN",
    file: "tokens/professional.json",
    wrong: '{ "color": { "no-such-role": { "$value": 1 } } }',
  },
  {
    code: "BRAND_TEXT_UNKNOWN",
    file: "texts/zh-CN.json",
    wrong: '{ "home": { "noSuchText": "x" } }',
  },
  { code: "LEGAL_FRONT_MATTER", file: "legal/terms.md", wrong: "规则\n" },
  { code: "BRAND_SVG_SYNTAX", file: "assets/logo.svg", wrong: "<svg" },
  { code: "BRAND_JSON_SYNTAX", file: "brand.json", wrong: "{" },
])("$code is shown and goes away", async ({ code, file, wrong }) => {
  const right = await readFile(inBrand(file), "utf8").catch(() => null);
  const restore = () => (right === null ? rm(inBrand(file)) : writeFile(inBrand(file), right));
  onTestFinished(() => restore().catch(() => undefined));
  const printed = await breakIt(async () => {
    await mkdir(path.dirname(inBrand(file)), { recursive: true });
    await writeFile(inBrand(file), wrong);
  });
  expect(printed).toContain(`error ${code}  `);
  expect(await overlayText()).toBe(printed);
  await mendIt(restore);
  expect(await isKept()).toBe(true);
});

test("a page loaded while the brand is wrong shows the last good site and the overlay", async () => {
  const printed = await breakIt(() => editManifest((manifest) => void (manifest.siteId = 12)));
  await page.reload();
  await seesSite();
  await overlay().waitFor();
  expect(await overlayText()).toBe(printed);
  await mendIt(() => editManifest((manifest) => void (manifest.siteId = "6101")));
  await page.reload();
  await seesSite();
  expect(await overlay().count()).toBe(0);
});

test("a contrast that is too low is a warning in the terminal, and the page updates", async () => {
  const ink = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--color-text"),
    );
  const before = await ink();
  expect(before).not.toBe("");
  const color = { $type: "color", text: { $value: "#fdfdfd" } };
  await writeFile(inBrand("tokens/classic.json"), JSON.stringify({ color }));
  expect(await until(ink, (value) => value !== before)).toBe("#fdfdfd");
  expect(dev.stderr()).toMatch(/^warning TOKEN_CONTRAST {2}\S+classic\.json:1 {2}color\.text\n/m);
  expect(dev.stderr()).not.toContain("error TOKEN_CONTRAST");
  expect(await overlay().count()).toBe(0);
  expect(await isKept()).toBe(true);
  await rm(inBrand("tokens/classic.json"));
  await until(ink, (value) => value === before);
});

test("the page logs no error of its own", () => {
  expect(trouble).toEqual([]);
});
