// Every page for visitors is a document: right without scripts, reached by links alone, and nothing of other brands.
// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { documentFile, hasDocument } from "#contract/documents.ts";
import { LANGUAGES } from "#contract/hreflang.ts";
import { joinLocale, splitLocale } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { ROOT } from "./run-brand.ts";

const SITES = [
  ["aurora", "zh-CN"],
  ["aurora", "zh-TW"],
  ["harbor", "zh-CN"],
  ["titan", "zh-TW"],
  ["titan", "zh-CN"],
] as const satisfies readonly (readonly [string, Locale])[];

interface Built {
  readonly id: string;
  readonly latinName: string;
  readonly origin: string;
  readonly locale: Locale;
  /** Start of its addresses, such as `/zh-TW`; empty in the default locale. */
  readonly prefix: string;
  /** Path without the prefix → its document. */
  readonly pages: ReadonlyMap<string, Document>;
}

interface Receipt {
  readonly routes: readonly string[];
  readonly brand: { readonly defaultLocale: Locale };
}

const built: Built[] = [];

beforeAll(async () => {
  for (const [id, locale] of SITES) built.push(await readBuilt(id, locale));
});

async function readBuilt(id: string, locale: Locale): Promise<Built> {
  const bundle = path.join(inject("dist"), id);
  const receipt = JSON.parse(await readFile(path.join(bundle, "build.json"), "utf8")) as Receipt;
  const manifest = JSON.parse(
    await readFile(path.join(ROOT, "brands", id, "brand.json"), "utf8"),
  ) as { readonly latinName: string; readonly domains: readonly string[] };
  const routes = ROUTES.filter((route) => receipt.routes.includes(route.path));
  const prefix = joinLocale("", locale, receipt.brand.defaultLocale);
  const pages = new Map<string, Document>();
  for (const route of routes.filter(hasDocument))
    pages.set(route.path, await documentAt(path.join(bundle, documentFile(prefix + route.path))));
  return {
    id,
    latinName: manifest.latinName,
    origin: `https://${manifest.domains[0] ?? ""}`,
    locale,
    prefix,
    pages,
  };
}

const documentAt = async (file: string) =>
  new DOMParser().parseFromString(await readFile(file, "utf8"), "text/html");

const site = (id: string, locale: Locale) => {
  const found = built.find((one) => one.id === id && one.locale === locale);
  if (found === undefined) throw new Error(`${id} is not built`);
  return found;
};
const content = (page: Document, selector: string) =>
  page.head.querySelector(selector)?.getAttribute("content") ?? "";

describe.each(SITES)("the documents of %s in %s", (id, locale) => {
  it("have a heading, a title and a description of their own", () => {
    const { pages } = site(id, locale);
    expect(pages.size).toBeGreaterThan(25);
    const described = new Set<string>();
    for (const [at, page] of pages) {
      expect([at, page.documentElement.lang]).toEqual([at, locale]);
      expect([at, page.querySelectorAll("main h1").length]).toEqual([at, 1]);
      const description = content(page, 'meta[name="description"]');
      expect(description.length, at).toBeGreaterThan(20);
      described.add(`${page.title} ${description}`);
      expect([at, content(page, 'meta[property="og:title"]')]).toEqual([at, page.title]);
      expect([at, content(page, 'meta[property="og:description"]')]).toEqual([at, description]);
    }
    expect(described.size).toBe(pages.size);
  });

  it("name their own address, and no mark of a brand is left in them", () => {
    const { pages, origin, prefix } = site(id, locale);
    for (const [at, page] of pages) {
      const address = (selector: string) => page.head.querySelector(selector)?.getAttribute("href");
      const own = origin + prefix + at;
      expect(address('link[rel="canonical"]')).toBe(own);
      expect(address(`link[hreflang="${LANGUAGES[locale]}"]`)).toBe(own);
      expect(address('link[hreflang="x-default"]')).toBe(origin + at);
      expect(content(page, 'meta[property="og:url"]')).toBe(own);
      expect([at, /[\uE000-\uE003]/.test(page.documentElement.outerHTML)]).toEqual([at, false]);
    }
  });

  it("hold nothing that the policy refuses, no id twice and no raw text key", () => {
    for (const [at, page] of site(id, locale).pages) {
      const root = page.querySelector("#root");
      expect([at, root?.querySelectorAll("[style], script, style, link").length]).toEqual([at, 0]);
      const ids = [...page.querySelectorAll("[id]")].map((element) => element.id);
      expect([at, ids]).toEqual([at, [...new Set(ids)]]);
      expect([at, rawKey(ownText(page))]).toEqual([at, undefined]);
      expect([
        at,
        [...page.querySelectorAll("time")].map((one) => one.textContent).join(""),
      ]).toEqual([at, ""]);
    }
  });

  it("name no other brand", () => {
    const others = built.filter((one) => one.id !== id).map(({ latinName }) => latinName);
    for (const [at, page] of site(id, locale).pages)
      for (const other of others)
        expect([at, other, page.documentElement.outerHTML.includes(other)]).toEqual([
          at,
          other,
          false,
        ]);
  });

  it("are all reached from home by links", () => {
    const { pages, prefix } = site(id, locale);
    const reached = new Set(["/home"]);
    for (const at of reached)
      for (const link of pages.get(at)?.querySelectorAll('a[href^="/"]') ?? []) {
        const [address = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
        // A link keeps the locale.
        expect([at, splitLocale(address).locale ?? ""]).toEqual([at, prefix.slice(1)]);
        const target = splitLocale(address).path;
        if (pages.has(target)) reached.add(target);
      }
    expect([...pages.keys()].filter((at) => !reached.has(at))).toEqual([]);
  });

  it("name the sections of home, and lead to what they are about", () => {
    const { pages, prefix } = site(id, locale);
    const home = pages.get("/home");
    const sections = [...(home?.querySelectorAll("[data-page] section h2") ?? [])];
    expect(sections.length).toBeGreaterThan(4);
    expect(sections.map((one) => one.textContent)).not.toContain("");
    const links = [...(home?.querySelectorAll("[data-page] section a") ?? [])];
    const led = new Set(links.map((link) => link.getAttribute("href")));
    const lobbies = [...pages.keys()].filter((at) => /^\/game\/\w+$/.test(at));
    expect(lobbies.length).toBeGreaterThan(0);
    expect(lobbies.filter((at) => !led.has(prefix + at))).toEqual([]);
    expect(home === undefined ? "" : ownText(home)).not.toContain("{{");
  });

  it("tell search engines the questions that a page answers", () => {
    const { pages } = site(id, locale);
    const data = (at: string) =>
      pages.get(at)?.head.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const { "@graph": graph } = JSON.parse(data("/app/help/qtwt")) as {
      readonly "@graph": readonly Record<string, unknown>[];
    };
    const asked = graph.find((one) => one["@type"] === "FAQPage")?.["mainEntity"] as readonly {
      readonly name: string;
      readonly acceptedAnswer: { readonly text: string };
    }[];
    const headings = [...(pages.get("/app/help/qtwt")?.querySelectorAll("main h2") ?? [])];
    expect(headings.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(asked.map(({ name }) => name)),
    );
    for (const { acceptedAnswer } of asked) expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    for (const [at, page] of pages) {
      const isOfQuestions = /^常(?:见问题|見問題)$/.test(
        page.querySelector("main h1")?.textContent?.slice(-4) ?? "",
      );
      expect([at, data(at).includes("FAQPage")]).toEqual([at, isOfQuestions]);
    }
  });

  it("hold the whole text of help and legal pages", () => {
    const { pages } = site(id, locale);
    for (const at of ["/app/help/kh", "/app/help/gztk", "/app/help/ysgz"]) {
      const page = pages.get(at);
      expect([at, (page?.querySelectorAll("main h2").length ?? 0) > 2]).toEqual([at, true]);
      expect([at, (page === undefined ? "" : ownText(page)).length > 600]).toEqual([at, true]);
    }
  });
});

/** `list.title`, but no address of a site or of mail. */
const rawKey = (text: string) =>
  text
    .replaceAll(/\S+\.example\b/g, "")
    .match(/\b[a-z]+(?:\.[a-z]+)+\b/)
    ?.at(0);

const ownText = (page: Document) =>
  [...page.querySelectorAll("[data-page] :not(script)")]
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent?.trim() ?? "")
    .join(" ");

it("the frame and the page for unknown addresses stay out of the index, members' pages have no document", async () => {
  const bundle = path.join(inject("dist"), "aurora");
  for (const file of ["shell.html", "404.html"]) {
    const page = await documentAt(path.join(bundle, file));
    expect([file, content(page, 'meta[name="robots"]')]).toEqual([file, "noindex"]);
  }
  const frame = await documentAt(path.join(bundle, "shell.html"));
  expect(frame.querySelector("main")?.textContent).toBe("");
  expect(existsSync(path.join(bundle, "mine"))).toBe(false);
});
