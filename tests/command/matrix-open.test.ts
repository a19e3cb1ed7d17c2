// Opens the addresses of `brand matrix` in a browser, against a preview of the same bundles.
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { ask } from "./http.ts";
import { runBrand, runBrandJson, type Running, startBrand } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

interface Visit {
  readonly edition: string;
  readonly locale: string;
  readonly page: string;
  readonly address: string;
  readonly login: boolean;
}

let browser: Browser;
let preview: Running<{ readonly index: string }>;
let port: string;
let visits: readonly Visit[];
let folders: readonly string[];

beforeAll(async () => {
  const dir = await tempFolder();
  folders = ["--brands", await copyBrands(dir, ["jade", "titan"]), "--out", path.join(dir, "dist")];
  expect((await runBrand(["build", "jade", ...folders])).code).toBe(0);
  preview = await startBrand(["preview", "--port", "0", ...folders]);
  ({ port } = new URL(preview.result.index));
  const args = ["matrix", "jade", "--port", port, ...folders];
  ({ visits } = (await runBrandJson<{ visits: Visit[] }>(args)).result);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await preview.stop();
});

test("every address is served by the preview and has no open parameter", async () => {
  expect(visits.length).toBeGreaterThan(50);
  for (const { address, page } of visits) {
    expect(address).toMatch(/^http:\/\/jade\.localhost:\d+\/[\w/-]+\?edition=\w+&locale=zh-\w+$/);
    const { pathname, search } = new URL(address);
    const { status, headers } = await ask(Number(port), "jade", pathname + search);
    expect({ address, status, type: headers["content-type"] }).toEqual({
      address,
      status: page === "*" ? 404 : 200,
      type: "text/html; charset=utf-8",
    });
  }
});

test("an address opens its page in its edition and locale", async () => {
  // Paths with parameters, and one public page.
  const wanted = ["/home", "/game/sport/:enName", "/redirect/*", "*"];
  const page = await browser.newPage();
  const opened = visits.filter(
    ({ page: pattern, edition, locale }) =>
      wanted.includes(pattern) && edition === "professional" && locale === "zh-TW",
  );
  expect(new Set(opened.map((visit) => visit.page))).toEqual(new Set(wanted));
  for (const visit of opened) await opens(page, visit);
});

async function opens(
  page: Page,
  { address, edition, locale, page: pattern }: Visit,
): Promise<void> {
  await page.goto(address);
  await page.locator("[data-shell]").waitFor({ state: "detached" });
  await page.locator("main h1, [role=dialog]").first().waitFor();
  const html = page.locator("html");
  expect({
    pattern,
    edition: await html.getAttribute("data-edition"),
    locale: await html.getAttribute("lang"),
  }).toEqual({ pattern, edition, locale });
}

test("a brand that is not built is listed, because the preview does not serve it", async () => {
  const { stderr, code } = await runBrand(["matrix", ...folders]);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: "not built yet: titan; `brand preview` serves what is built.\n",
  });
  const elsewhere = await runBrand(["matrix", "--origin", "https://{id}.example", ...folders]);
  expect(elsewhere.stderr).toBe("");
});

test("--port and --origin together are wrong usage", async () => {
  const args = ["matrix", "--port", "4200", "--origin", "https://{id}.example", ...folders];
  const { code, stderr } = await runBrand(args);
  expect(code).toBe(2);
  expect(stderr).toContain("error CONFIG_USAGE");
  expect(stderr).toContain("'--port <number>' cannot be used with option '--origin <pattern>'");
});
