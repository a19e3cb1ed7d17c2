// Every route of every brand, as a visitor and as a member, generated from the route table: the right
// title, a main heading, no serious finding of axe, and no link that leads nowhere.
import type { Page } from "playwright/test";
import type { RouteSpec } from "#contract/routes.ts";
import { seriousFindings } from "./axe.ts";
import type { SitePage } from "./open-site.ts";
import { expect, test, variantOf } from "./player.ts";
import { BOUND, goTo, pathOf, routesOf } from "./routes-of.ts";
import { sayOf } from "./site-texts.ts";
import { type BuiltBrand, builtBrands } from "./sites.ts";

test.describe.configure({ timeout: 180_000 });

for (const brand of builtBrands()) {
  for (const role of ["visitor", "member"] as const) {
    test(`${brand.id} ${role}: every route`, async ({ site, players }) => {
      const variant = variantOf(brand.id, brand.defaultEdition, brand.defaultLocale);
      if (role === "visitor") await site.visit(variant, "/app/help/kh");
      else await players.enter(await players.member(brand.id, BOUND), variant, "/app/help/kh");
      for (const route of routesOf(brand, role)) await look(site, brand, route);
    });
  }
}

test("a visitor is sent home from every page of members", async ({ site }) => {
  const [brand] = builtBrands();
  if (!brand) throw new Error("no brand is built");
  const { page } = site;
  await site.visit(variantOf(brand.id), "/app/help/kh");
  for (const { path } of routesOf(brand, "member").filter(({ login }) => login === true)) {
    await goTo(page, path.replaceAll(/:\w+/g, "1"));
    await expect(page, path).toHaveURL(/\/home$/);
    await goTo(page, "/app/help/kh");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

async function look(site: SitePage, brand: BuiltBrand, route: RouteSpec): Promise<void> {
  const { page } = site;
  const say = sayOf(brand.id, brand.defaultLocale);
  const path = pathOf(route);
  await goTo(page, path);
  await expect(page, path).toHaveTitle(titleOf(brand, route, say));
  await expect(page.locator("main h1").first(), path).toBeVisible();
  await site.settled();
  expect(await seriousFindings(page), `${brand.id} ${path}: axe`).toEqual([]);
  expect(await deadLinks(page, brand), `${brand.id} ${path}: links to no page`).toEqual([]);
}

function titleOf(
  brand: BuiltBrand,
  { name, title, path }: RouteSpec,
  say: (key: string) => string,
) {
  if (name === "home") return new RegExp(brand.name[brand.defaultLocale]);
  // The site's flag closes it, which the build cannot know.
  const closed = path === "/app/help/ck" ? `|${say("titles.notFound")}` : "";
  return new RegExp(`^(?:${say(`titles.${title}`)}${closed}) - `);
}

async function deadLinks(page: Page, brand: BuiltBrand): Promise<string[]> {
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const known = brand.routes.filter((route) => route !== "*").map(pattern);
  return [...new Set(paths)].filter((path) => path !== "/" && !known.some((it) => it.test(path)));
}

const pattern = (route: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
