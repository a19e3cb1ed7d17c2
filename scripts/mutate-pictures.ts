// `npm run mutate:pictures`: plants an ugly colour, a shifted layout, a wrong font and a missing image in ten places
// of built sites, and checks that `brand qa` sees each of the 40. Two clean visits of each place must be equal. For
// releases: it opens 60 pages.
import type { BrowserContext, Page } from "playwright-core";
import type { Edition } from "#contract/locales.ts";
import { readReceipt } from "../cli/stamp/receipt.ts";
import { comparePictures, differenceText } from "../cli/qa/compare-pictures.ts";
import { shootStyle, type StylePicture } from "../cli/qa/shoot-style.ts";
import { browseSites, type BrowsedSites } from "../cli/serve/browse-sites.ts";
import { runConcurrently } from "../cli/cache/run-concurrently.ts";
import type { ShownPage } from "../browser/shown-pages.ts";
import { scriptOptions } from "./script-options.ts";

const OUT = "dist";
const DESK = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Place {
  readonly brand: string;
  readonly edition: Edition;
  readonly page: ShownPage;
  readonly viewport: typeof DESK;
  readonly colour: string;
  readonly layout: string;
  readonly font: string;
}

const token = (name: string, value: string) =>
  `:root:root:root{--color-${name}:${value}!important}`;

const place = (
  [brand, edition, page, viewport]: readonly [string, Edition, ShownPage, typeof DESK],
  [colour, layout, font]: readonly [string, string, string],
): Place => ({ brand, edition, page, viewport, colour, layout, font });

const PLACES: readonly Place[] = [
  place(
    ["aurora", "classic", "home", DESK],
    [
      token("canvas", "#f6efdd"),
      "main{padding-top:4px!important}",
      "h1{font-family:serif!important}",
    ],
  ),
  place(
    ["aurora", "classic", "sport", DESK],
    [
      token("text", "#7a3f00"),
      "main{margin-left:3px!important}",
      "main *{font-family:serif!important}",
    ],
  ),
  place(
    ["aurora", "classic", "lobby", DESK],
    [
      token("text-strong", "#8e24aa"),
      "h2{margin-bottom:5px!important}",
      "h2{font-family:monospace!important}",
    ],
  ),
  place(
    ["aurora", "classic", "cashier", DESK],
    [
      token("accent", "#c2185b"),
      "main button{border-radius:0!important}",
      "button{font-weight:300!important}",
    ],
  ),
  place(
    ["aurora", "classic", "home", PHONE],
    [
      token("surface", "#fff4cc"),
      "header{padding-left:2px!important}",
      "p{font-family:serif!important}",
    ],
  ),
  place(
    ["titan", "professional", "home", DESK],
    [
      token("accent", "#39ff14"),
      "main section{margin-top:3px!important}",
      "body{font-family:monospace!important}",
    ],
  ),
  place(
    ["titan", "professional", "sport", DESK],
    [
      token("odds-text", "#ffb3c1"),
      "main button{padding-left:6px!important}",
      "main button *{font-style:italic!important}",
    ],
  ),
  place(
    ["titan", "professional", "lobby", DESK],
    [
      token("canvas", "#141a24"),
      "main h2{margin-left:2px!important}",
      "main h2{font-family:serif!important}",
    ],
  ),
  place(
    ["titan", "professional", "cashier", DESK],
    [
      token("border-control", "#ff9f1c"),
      "main label,main button{min-height:60px!important}",
      "main *{letter-spacing:.5px!important}",
    ],
  ),
  place(
    ["titan", "professional", "sport", PHONE],
    [
      token("surface", "#2b1d2f"),
      "nav{padding-bottom:6px!important}",
      "*{font-family:cursive!important}",
    ],
  ),
];

interface Planted {
  readonly where: string;
  readonly kind: "clean" | "colour" | "layout" | "font" | "image";
  readonly seen: string | null;
}

const { values } = scriptOptions("npm run mutate:pictures -- [--page lobby]", {
  page: { type: "string" },
});
const places = PLACES.filter(({ page }) => (values.page ?? page) === page);
const results: Planted[] = [];
await browseSites(OUT, async (sites) => {
  const work = async (one: Place) => void results.push(...(await plantAt(sites, one)));
  await runConcurrently(places, work, 2);
});
const wrong = results.filter(({ kind, seen }) => (kind === "clean") !== (seen === null));
for (const { where, kind, seen } of wrong)
  console.log(kind === "clean" ? `FALSE ALARM ${where}: ${seen}` : `NOT SEEN ${where}: ${kind}`);
const faults = results.filter(({ kind }) => kind !== "clean");
const caught = faults.filter(({ seen }) => seen !== null);
console.log(`${caught.length} of ${faults.length} planted faults seen`);
if (wrong.length > 0 || faults.length === 0) process.exitCode = 1;

async function plantAt(sites: BrowsedSites, at: Place): Promise<Planted[]> {
  const where = `${at.brand} ${at.edition} ${at.page} ${at.viewport.width}`;
  const images: string[] = [];
  const before = await shoot(sites, at, {
    inspect: async (page) => void images.push(...(await shownImages(page))),
  });
  const found: Planted[] = [];
  const plant = async (
    kind: Planted["kind"],
    prepare: (context: BrowserContext) => Promise<void>,
  ) => {
    const after = await shoot(sites, at, { prepare });
    const difference = comparePictures(before.data, after.data);
    const seen = after.trouble[0] ?? (difference && differenceText(difference));
    console.log(`${where} ${kind}: ${seen ?? "nothing seen"}`);
    found.push({ where, kind, seen });
  };
  await plant("clean", async () => undefined);
  for (const kind of ["colour", "layout", "font"] as const)
    await plant(kind, (context) => addStyle(context, at[kind]));
  // Another one on each place.
  const image = images[PLACES.indexOf(at) % images.length];
  if (image === undefined) throw new Error(`${where} shows no image`);
  await plant("image", async (context) => {
    await context.route(
      ({ pathname }) => pathname === image,
      (route) => route.abort(),
    );
  });
  return found;
}

async function shoot(
  sites: BrowsedSites,
  { brand, edition, page, viewport }: Place,
  hooks: Parameters<typeof shootStyle>[2],
): Promise<StylePicture> {
  const receipt = await readReceipt(`${OUT}/${brand}`);
  if (!receipt) throw new Error(`${brand} is not built: run "npm run brand -- build".`);
  const styled = { receipt, edition, locale: receipt.brand.defaultLocale, signature: "" };
  const [picture] = await shootStyle(sites, styled, {
    viewports: [viewport],
    pages: [page],
    ...hooks,
  });
  if (!picture) throw new Error(`${brand} has no page ${page}`);
  return picture;
}

/** Paths of the images in the window. */
async function shownImages(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, left, bottom, right, width } = image.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const isShown = isSeen && width >= 16 && image.checkVisibility({ opacityProperty: true });
      return isShown && image.src.startsWith(origin) ? new URL(image.src).pathname : [];
    }),
  );
}

async function addStyle(context: BrowserContext, css: string): Promise<void> {
  await context.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
