// `npm run smoke:browsers`: the public pages of built brands in Firefox and WebKitGTK, where the machine has them. Each
// page opens once per brand, in the next edition, locale and width; before, a page is read again without the server.
// Pictures go to artifacts/other-browsers. Ends with 1 for a fault, and with 2 when no browser could be started.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagesOf, pathOf } from "../browser/routes-of.ts";
import { sayOf } from "../tests/browser/site-texts.ts";
import { type BuiltBrand, builtBrands, VIEWPORTS, variants } from "../tests/browser/sites.ts";
import { OTHER_BROWSERS } from "./other-browsers/installed.ts";
import { faultsOf, look } from "./other-browsers/look.ts";
import { withoutNetwork } from "./other-browsers/offline.ts";
import type { PageDriver } from "./other-browsers/page-driver.ts";
import { scriptOptions, wrongUsage } from "./script-options.ts";
import { originOf, type SitePreview, withPreview } from "./site-preview.ts";

const USAGE = "npm run smoke:browsers -- [--browser firefox|webkitgtk] [brand…]";
/** Passages and pages that need a launched game or an open activity. */
const LEFT_OUT = new Set(["loading", "slot-game", "activity"]);
const SIZES = VIEWPORTS.slice(0, 2);

const { values, positionals } = scriptOptions(USAGE, { browser: { type: "string" } }, true);
const names = Object.keys(OTHER_BROWSERS) as (keyof typeof OTHER_BROWSERS)[];
const wanted = names.filter((name) => (values.browser ?? name) === name);
if (wanted.length === 0)
  wrongUsage(USAGE, `--browser is "${values.browser}"; it is one of ${names.join(", ")}.`);

const root = path.resolve(import.meta.dirname, "..");
const out = path.join(root, "dist");
const pictures = path.join(root, "artifacts", "other-browsers");
mkdirSync(pictures, { recursive: true });
const brands = builtBrands(out).filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (brands.length === 0) wrongUsage(USAGE, `${positionals.join(", ")} is not built.`);

let started = 0;
let faults = 0;
await withPreview(root, out, async (preview) => {
  for (const name of wanted) {
    const { start } = OTHER_BROWSERS[name]();
    if (typeof start === "string") {
      console.log(`not run  ${name}: ${start}`);
      continue;
    }
    const driver = await start();
    started += 1;
    console.log(`${driver.name} ${driver.version}`);
    try {
      await walk(driver, preview);
    } finally {
      await driver.close();
    }
    if (driver.takeErrors() === null) console.log(`not seen  the console of ${name}`);
  }
});
if (started === 0) process.exitCode = 2;
else if (faults > 0) process.exitCode = 1;

async function walk(driver: PageDriver, preview: SitePreview): Promise<void> {
  for (const brand of brands) {
    const all = variants([brand]);
    const origin = originOf(preview, brand.id);
    await readOffline(driver, preview, brand);
    const routes = pagesOf(brand).filter(
      ({ page, login }) => login !== true && !LEFT_OUT.has(page),
    );
    for (const [index, route] of routes.entries()) {
      const { edition, locale } = all[index % all.length] ?? {};
      const size = SIZES[index % SIZES.length];
      if (edition === undefined || locale === undefined || size === undefined) continue;
      const address = `${pathOf(route)}?edition=${edition}&locale=${locale}`;
      await driver.open(`${origin}${address}`, size);
      const found = faultsOf(await look(driver), driver.takeErrors());
      const what = `${brand.id} ${route.page} ${edition} ${locale} ${size.name}`;
      report(what, found);
      const file = `${driver.name}-${what.replaceAll(" ", "-")}.png`;
      writeFileSync(path.join(pictures, file), await driver.screenshot());
    }
  }
}

async function readOffline(
  driver: PageDriver,
  preview: SitePreview,
  { id, defaultLocale }: BuiltBrand,
): Promise<void> {
  const origin = originOf(preview, id);
  const found = await withoutNetwork({
    ...preview,
    driver,
    at: (to) => `${origin}${to}?locale=${defaultLocale}`,
    offlineTitle: sayOf(id, defaultLocale)("errors.offline.title"),
  });
  const what = `${id} without its server`;
  if (typeof found === "string") console.log(`not run  ${what}: ${found}`);
  else report(what, found);
}

function report(what: string, found: readonly string[]): void {
  console.log(`${found.length === 0 ? "ok     " : "FAULT  "}  ${what}`);
  for (const fault of found) console.log(`         ${fault}`);
  faults += found.length;
}
