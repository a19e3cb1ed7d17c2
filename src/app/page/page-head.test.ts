// @vitest-environment jsdom
import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RouteSpec } from "#contract/routes.ts";
import { setBrand } from "#brand/brand.ts";
import { showEdition, showLocale, useAppearance } from "#lib/browser/appearance.ts";
import { startTexts, switchTexts } from "#lib/text/i18n.ts";
import agent from "#locales/zh-CN/agent.json";
import help from "#locales/zh-CN/help.json";
import titles from "#locales/zh-CN/titles.json";
import { sampleEntry } from "#testing/test-brand.ts";
import { followPages } from "./page-head.ts";
import { setRouter } from "../visit/visit.ts";
import { until } from "#testing/test-until.ts";

const ROUTES: readonly RouteSpec[] = [
  { path: "/home", page: "home", title: "home", name: "home" },
  { path: "/agent", page: "agent", title: "agent" },
  { path: "/app/help/kh", page: "help", title: "help-kh" },
  { path: "/mine/userinfo", page: "userinfo", title: "userinfo", login: true },
  { path: "*", page: "not-found", title: "notFound", name: "notFound", hidden: true },
];
const KH = {
  slug: "kh",
  title: "如何开户",
  summary: "三步开户。",
  keywords: [],
  intro: [],
  sections: [],
};

const HEAD = `
<meta name="theme-color" content="#000000">
<meta name="description" content="样站说明">
<link rel="canonical" href="https://sample.example/home">
<link rel="alternate" hreflang="zh-Hans" href="https://sample.example/home">
<link rel="alternate" hreflang="zh-Hant" href="https://sample.example/zh-TW/home">
<link rel="alternate" hreflang="x-default" href="https://sample.example/home">
<meta property="og:title" content="样站标题">
<meta property="og:description" content="样站说明">
<meta property="og:url" content="https://sample.example/home">
<meta property="og:locale" content="zh_CN">
<meta property="og:locale:alternate" content="zh_TW">`;

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  await startTexts("zh-CN", [{ titles, agent, help }]);
  await switchTexts("zh-CN", []);
  showLocale("zh-CN");
  const load = async () => ({ Page: () => null });
  const helpOf = async () => ({ default: [KH] });
  setBrand(
    sampleEntry(
      {},
      {
        pages: ROUTES.map((route) => ({ route, load, texts: route.page })),
        help: { always: { "zh-CN": helpOf, "zh-TW": helpOf } },
      },
    ),
  );
  const routes: RouteObject[] = ROUTES.map((route) => ({ path: route.path, handle: { route } }));
  router = createMemoryRouter(routes, { initialEntries: ["/home"] });
  setRouter(router);
  document.head.innerHTML = HEAD;
});
afterEach(() => {
  router.dispose();
  document.head.innerHTML = "";
});

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute("content") ?? null;
const href = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector)?.href;
const described = (words: string) =>
  until(() => expect(content('meta[name="description"]')).toContain(words));

it("describes each page in its own words, under its own address", async () => {
  followPages();
  await router.navigate("/agent/?from=mail");
  await described("了解样站合营代理计划");
  expect(content('meta[property="og:title"]')).toBe("合营代理 - 样站标题");
  expect(content('meta[property="og:description"]')).toBe(content('meta[name="description"]'));
  expect(href('link[rel="canonical"]')).toBe("https://sample.example/agent");
  expect(content('meta[property="og:url"]')).toBe("https://sample.example/agent");
  expect(href('link[hreflang="zh-Hant"]')).toBe("https://sample.example/zh-TW/agent");
  await router.navigate("/app/help/kh");
  await described("如何开户：三步开户。样站帮助中心");
  await router.navigate("/home");
  await described("样站说明");
  expect(content('meta[property="og:title"]')).toBe("样站标题");
});

it("follows the locale", async () => {
  followPages();
  await router.navigate("/agent");
  await described("合营代理");
  await switchTexts("zh-TW", [
    { titles: { agent: "代理合作" }, agent: { seo: { agent: "瞭解{{name}}" } } },
  ]);
  showLocale("zh-TW");
  await described("瞭解样站");
  expect(href('link[rel="canonical"]')).toBe("https://sample.example/zh-TW/agent");
  expect(content('meta[property="og:locale"]')).toBe("zh_TW");
  expect(content('meta[property="og:locale:alternate"]')).toBe("zh_CN");
});

it("keeps members' pages and what is not there out of the index", async () => {
  followPages();
  const robots = () => content('meta[name="robots"]');
  expect(robots()).toBeNull();
  for (const path of ["/mine/userinfo", "/nowhere"]) {
    await router.navigate(path);
    await until(() => expect(robots(), path).toBe("noindex"));
    await router.navigate("/home");
    await until(() => expect(robots(), path).toBeNull());
  }
});

it("never opens a site that is closed to search engines", async () => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="robots" content="noindex">');
  followPages();
  await router.navigate("/agent");
  await described("了解样站合营代理计划");
  expect(content('meta[name="robots"]')).toBe("noindex");
});

it("takes the colour of the header for the status bar, in each edition", () => {
  const root = document.documentElement;
  root.style.setProperty("--color-header", "#0b1218");
  followPages();
  expect(content('meta[name="theme-color"]')).toBe("#0b1218");
  root.style.setProperty("--color-header", "#ffffff");
  const { edition } = useAppearance.getState();
  showEdition(edition === "classic" ? "professional" : "classic");
  expect(content('meta[name="theme-color"]')).toBe("#ffffff");
  showEdition(edition);
  root.style.removeProperty("--color-header");
});
