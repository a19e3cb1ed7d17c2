// `brand dev`: one brand from source, updated with its data, with the sandbox behind it. While the data are wrong, the
// page shows the problems that the terminal prints.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "./chromium.ts";
import { ask, until } from "./http.ts";
import { sendMalformed } from "./malformed-sockets.ts";
import { runBrand, serveBrand, type Serving } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Manifest {
  siteId: unknown;
  title: string;
  layout: { header: unknown };
}

let brands: string;
let dev: Serving;
let origin: string;
let port: number;

const inBrand = (file: string) => path.join(brands, "aurora", file);
const editManifest = (change: (manifest: Manifest) => void) =>
  editJson<Manifest>(inBrand("brand.json"), change);

beforeAll(async () => {
  const cwd = await tempFolder();
  brands = await copyBrands(cwd, ["aurora"]);
  await editManifest((manifest) => void (manifest.siteId = 12));
  // Its own folder and store: two servers must not prepare Vite's libraries in one place.
  dev = await serveBrand(["dev", "aurora", "--port", "0"], (text) => text.includes("Ctrl-C"), {
    cwd,
  });
  origin = dev.stdout().split(" ")[0] ?? "";
  port = Number(new URL(origin).port);
});

afterAll(() => dev.stop());

describe("a page in a browser", () => {
  let browser: Browser;
  let page: Page;
  const trouble: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    // The first page waits for Vite's libraries, which can take long under load.
    page.setDefaultTimeout(250_000);
  });

  afterAll(() => browser.close());

  const overlay = () => page.locator("vite-error-overlay");
  const overlayText = () => overlay().locator(".message-body").textContent();
  const seesSite = () => page.locator("main h1").first().waitFor({ state: "attached" });
  const keep = () => page.evaluate(() => document.body.setAttribute("data-kept", ""));
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

  it("shows the problem that the server started with, then the site once it is corrected", async () => {
    const answer = await page.goto(`${origin}/home`);
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

  it("shows every problem as in the terminal, over the last good page, until they are corrected", async () => {
    await keep();
    const printed = await breakIt(() =>
      editManifest((manifest) => {
        manifest.siteId = 12;
        manifest.layout.header = "sideways";
      }),
    );
    expect(await overlayText()).toBe(printed);
    expect(printed).toMatch(
      /^error BRAND_FIELD_TYPE {2}\S+aurora\/brand\.json:4 {2}siteId\n {2}\S/m,
    );
    expect(printed).toMatch(/^error BRAND_FIELD_VALUE {2}\S+\/brand\.json:\d+ {2}layout\.header$/m);
    expect(printed.match(/^ {2}fix: /gm)).toHaveLength(2);
    expect(await isKept()).toBe(true);
    // A page that is loaded now shows the last good site and the overlay.
    await page.reload();
    await seesSite();
    await overlay().waitFor();
    expect(await overlayText()).toBe(printed);
    await keep();
    await mendIt(() =>
      editManifest((manifest) => {
        manifest.siteId = "6101";
        manifest.layout.header = "top";
      }),
    );
    expect(await isKept()).toBe(true);
    expect(dev.stderr().match(/^aurora has no problem any more;/gm)).toHaveLength(2);
  });

  it("shows the problems of each kind of file, also of new ones", async () => {
    const wrong = {
      TOKEN_UNKNOWN: ["tokens/professional.json", '{ "color": { "no-such": { "$value": 1 } } }'],
      BRAND_TEXT_UNKNOWN: ["texts/zh-CN.json", '{ "home": { "noSuchText": "x" } }'],
      LEGAL_FRONT_MATTER: ["legal/terms.md", "规则\n"],
      BRAND_SVG_SYNTAX: ["assets/logo.svg", "<svg"],
    } as const;
    for (const [code, [file, text]] of Object.entries(wrong)) {
      const right = await readFile(inBrand(file), "utf8").catch(() => null);
      const printed = await breakIt(async () => {
        await mkdir(path.dirname(inBrand(file)), { recursive: true });
        await writeFile(inBrand(file), text);
      });
      expect(printed).toContain(`error ${code}  `);
      expect(await overlayText()).toBe(printed);
      await mendIt(() => (right === null ? rm(inBrand(file)) : writeFile(inBrand(file), right)));
    }
    expect(await isKept()).toBe(true);
  });

  it("updates when a contrast is too low, which is a warning in the terminal", async () => {
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

  it("logs no error of its own", () => {
    expect(trouble).toEqual([]);
  });
});

const html = async () =>
  (await ask(port, "aurora", "/home", { headers: { accept: "text/html" } })).text;
it("serves the html, the brand entry and the core's modules from source", async () => {
  expect(origin).toBe(`http://aurora.localhost:${port}`);
  const page = await html();
  expect(page).toContain("<title>极光体育");
  expect(page).toContain('src="/@brand/entry.js"');
  const entry = await ask(port, "aurora", "/@brand/entry.js");
  expect({ status: entry.status, type: entry.headers["content-type"] }).toEqual({
    status: 200,
    type: "text/javascript",
  });
  expect(entry.text).toContain("/src/boot.tsx");
  expect(entry.text).toContain("/src/features/home/home-page.tsx");
  const boot = await ask(port, "aurora", "/src/boot.tsx");
  expect({ status: boot.status, type: boot.headers["content-type"] }).toEqual({
    status: 200,
    type: "text/javascript",
  });
  expect(boot.text).toContain("export");
});

it("answers the sandbox's calls on the same origin", async () => {
  const { status, text } = await ask(port, "aurora", "/site/api/v1/configuration/preInfo", {
    method: "POST",
    headers: { "content-type": "application/json", site: "6101", timestamp: String(Date.now()) },
    body: "{}",
  });
  expect(status).toBe(200);
  // The site signs its calls, and this one carries no signature.
  expect(JSON.parse(text)).toEqual({ status_code: 6008, data: null, message: "非法请求" });
});

it.each(["/__open-in-editor", "/__OPEN-in-editor", "/%5F_open-in-editor", "//__open-in-editor"])(
  "opens no editor at %s",
  async (address) => {
    const { text } = await ask(port, "aurora", `${address}?file=src/boot.tsx`);
    expect(text).toMatch(/^<!doctype html>/i);
  },
);

it("answers no foreign host name (DNS rebinding)", async () => {
  const headers = { host: `evil.example:${port}`, site: "6101" };
  const addresses = ["/", "/src/boot.tsx", "/sandbox/outbox", "/site/api/v1/user/login"];
  for (const address of addresses) {
    expect((await ask(port, "aurora", address, { headers })).status).toBe(421);
  }
});

it("survives malformed upgrades, resets and frames", async () => {
  await sendMalformed(port, "aurora", 500);
  expect((await ask(port, "aurora", "/home")).status).toBe(200);
});

it("shows a changed manifest without a restart", async () => {
  await editManifest((manifest) => void (manifest.title = "极光 No. 2"));
  expect(await until(html, (page) => page.includes("No. 2"))).toContain(
    "<title>极光 No. 2</title>",
  );
});

it("suggests the nearest brand for an unknown id", async () => {
  const { code, stderr } = await runBrand(["dev", "aurorra", "--port", "0", "--brands", brands]);
  expect(code).toBe(1);
  expect(stderr).toContain("BRAND_NOT_FOUND");
  expect(stderr).toContain("aurora");
});

it("ends with 0 at Ctrl-C", async () => {
  expect(await dev.stop()).toBe(0);
});
