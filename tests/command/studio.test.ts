// `brand studio`: the page edits the brand's files, the frames follow, and nobody else gets in.
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "./chromium.ts";
import { initRepo } from "./git-repo.ts";
import { ask, until } from "./http.ts";
import { ROOT, runBrand, startBrand, type Running } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

let browser: Browser;
let brands: string;
let studio: Running<{ readonly url: string; readonly site: string }>;
let page: Page;
const trouble: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  const cwd = await tempFolder();
  brands = await copyBrands(cwd, ["aurora"]);
  const { commit } = await initRepo(brands);
  await commit("as it was");
  // A store of its own, as two servers must not prepare Vite's libraries in one place; the compiled page is shared.
  const compiled = path.join(ROOT, ".livery", "studio");
  await mkdir(compiled, { recursive: true });
  await mkdir(path.join(cwd, ".livery"));
  await symlink(compiled, path.join(cwd, ".livery", "studio"), "dir");
  studio = await startBrand(["studio", "aurora", "--port", "0"], { cwd });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first page waits for Vite's libraries, which can take long under load.
  page.setDefaultTimeout(100_000);
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(message.text());
  });
  await page.goto(studio.result.url);
  await page.getByRole("button", { name: "Phone" }).click();
});

afterAll(async () => {
  await browser.close();
  await studio.stop();
});

const inBrand = (file: string) => path.join(brands, "aurora", file);
const read = (file: string) => readFile(inBrand(file), "utf8");

function frameOf(edition: string): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes(`//${edition}-`));
}

const accent = (edition: string) =>
  frameOf(edition)
    ?.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim(),
    )
    // A frame that loads again has no document.
    .catch(() => undefined) ?? Promise.resolve(undefined);

/** Waits for an accent, since an edit can make the frame load the site again. */
const accentShown = (edition: string, wanted = (value: string) => value.startsWith("#")) =>
  until(
    () => accent(edition),
    (value) => value !== undefined && wanted(value),
  );

const shownMarkup = (edition: string) =>
  frameOf(edition)
    ?.evaluate(() => document.body.innerHTML)
    .catch(() => "") ?? Promise.resolve("");

const subject = (name: string) =>
  page.getByRole("navigation", { name: "Subjects" }).getByRole("button", { name }).click();

test("shows both editions; a colour is written as a person would, and shown in its edition only", async () => {
  await accentShown("classic");
  const dark = await accentShown("professional");
  await page.getByRole("button", { name: /^accent / }).click();
  await page.getByLabel("Value of color.accent", { exact: true }).fill("#9adcd6");
  await page.keyboard.press("Enter");
  await accentShown("classic", (value) => value === "#9adcd6");
  expect(await accentShown("professional")).toBe(dark);
  expect(JSON.parse(await read("tokens/classic.json"))).toEqual({
    color: { accent: { $value: "#9adcd6" } },
  });
});

test("a colour that is too close to others is repaired with one press, and undone step by step", async () => {
  await page.getByRole("button", { name: "Repair all" }).click();
  await page.getByRole("button", { name: "Repair all" }).waitFor({ state: "detached" });
  const { color } = JSON.parse(await read("tokens/classic.json")) as { color: object };
  expect(Object.keys(color)).toContain("text-on-accent");
  await page.getByRole("button", { name: /^Undo: Repair/ }).click();
  await page.getByRole("button", { name: /^Undo: Set color.accent/ }).click();
  await page.getByRole("button", { name: "Nothing to undo" }).waitFor();
  await expect(read("tokens/classic.json")).rejects.toThrow("ENOENT");
});

test("navigation is put in order by keyboard; other lines of the manifest stay", async () => {
  const before = await read("brand.json");
  await subject("Navigation");
  await page.getByRole("button", { name: "Move 体育: arrow keys up and down" }).press("ArrowDown");
  const now = await until(
    () => read("brand.json"),
    (text) => text !== before,
  );
  expect(JSON.parse(now)).toMatchObject({
    nav: ["home", "realbet", "sport", "gaming"].concat(
      (JSON.parse(before) as { nav: string[] }).nav.slice(4),
    ),
  });
  expect(now.split("\n").toSorted()).toEqual(before.split("\n").toSorted());
});

test("a wrong value is refused beside its field, with a remedy, and the site stays", async () => {
  await subject("Facts");
  await page.getByRole("textbox", { name: "Address for complaints" }).fill("nobody");
  await page.keyboard.press("Enter");
  const wrong = page.getByText("allowed is an e-mail address");
  await wrong.waitFor();
  expect(await accentShown("classic")).toMatch(/^#/);
  await page.getByRole("button", { name: /^Undo: Set legal.contact/ }).click();
  await wrong.waitFor({ state: "detached" });
});

test("an edition leaves the offer and comes back; a legal document becomes the brand's own", async () => {
  await subject("Offer");
  await page.getByRole("switch", { name: "Professional, dark" }).click();
  await page.locator("iframe[src*='//professional-']").first().waitFor({ state: "detached" });
  expect(await read("brand.json")).toContain('"offered": ["classic"]');
  await page.getByRole("button", { name: "Undo: Offer of editions" }).click();
  // The frame has loaded the site before the next edit makes it load again.
  await accentShown("professional");
  await subject("Documents");
  const terms = page.getByRole("textbox", { name: "Terms, 简体" });
  await terms.fill(`${await terms.inputValue()}\n<b>raw</b>\n`);
  await terms.press("Control+Enter");
  await page.getByText("The document holds raw HTML: <b>").first().waitFor();
  expect(await read("legal/terms.md")).toContain("<b>raw</b>");
  await page.getByRole("button", { name: "Take Terms, 简体 from the shared text" }).click();
  await page.getByText("The document holds raw HTML: <b>").first().waitFor({ state: "detached" });
  await expect(read("legal/terms.md")).rejects.toThrow("ENOENT");
});

test("what somebody else writes is shown at once; git's state comes back with Discard", async () => {
  await subject("Facts");
  const other = (await read("brand.json")).replace("LV-2026-0418", "LV-2027-0001");
  await writeFile(inBrand("brand.json"), other);
  await page.locator("input[value='LV-2027-0001']").waitFor();
  await page.getByRole("button", { name: "1 changed file" }).click();
  await page.getByText('+    "licence": "LV-2027-0001",').waitFor();
  await page.getByRole("button", { name: /^Discard all/ }).click();
  await page.getByText("Every file is as in the last commit.").waitFor();
  expect(await read("brand.json")).toBe(
    await readFile(path.join(ROOT, "brands/aurora/brand.json"), "utf8"),
  );
  await page.keyboard.press("Escape");
});

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#7c3aed" d="M4 4h32v20H4z"/><path fill="#f59e0b" d="M4 26h32v10H4z"/></svg>`;

test("who cannot code makes the brand theirs from a logo; what is written passes the check", async () => {
  const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) };
  await subject("Colours");
  await page.getByLabel("From a logo…").setInputFiles(logo);
  await page.getByRole("button", { name: "Main colour #7c3aed" }).waitFor();
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  for (const edition of ["classic", "professional"])
    await accentShown(edition, (value) => value.startsWith("#") && value !== "#0f766e");
  // The frames show it before it is written.
  await until(
    () => read("tokens/classic.json").catch(() => "{}"),
    (text) => text.includes('"#7c3aed"'),
  );
  await subject("Drawings");
  const mark = page.getByRole("region", { name: "Mark (icons are made from it)" });
  await mark.getByLabel("Replace…").setInputFiles(logo);
  await until(
    () => read("assets/mark.svg"),
    (text) => text.includes("#7c3aed"),
  );
  await subject("Facts");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("新星体育");
  await name.press("Enter");
  await until(
    () => shownMarkup("classic"),
    (markup) => markup.includes("新星体育"),
  );
  expect(await runBrand(["check", "aurora", "--brands", brands])).toMatchObject({ code: 0 });
});

test("answers nobody without the token, or from another page", async () => {
  const { port, pathname } = new URL(studio.result.url);
  const get = (site: string, address: string, origin?: string) =>
    ask(Number(port), site, address, origin === undefined ? {} : { headers: { origin } });
  expect((await get("studio.aurora", "/studio/x/state")).status).toBe(403);
  expect((await get("aurora", `${pathname}state`)).status).toBe(421);
  expect((await get("studio.aurora", `${pathname}state`, studio.result.site)).status).toBe(403);
  expect((await get("studio.aurora", `${pathname}state`)).status).toBe(200);
  expect((await get("studio.aurora", `${pathname}app/..%2fentry.json`)).status).toBe(404);
});

test("the pages log no error", () => {
  expect(trouble).toEqual([]);
});
