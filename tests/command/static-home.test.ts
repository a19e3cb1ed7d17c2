// The html of a bundle holds the brand's first paint in its default locale, and nothing of switched-off features or
// other brands.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ROOT } from "./run-brand.ts";

const IDS = ["crimson", "harbor", "titan"] as const;
const shells = new Map<string, string>();

beforeAll(async () => {
  for (const id of IDS) {
    const html = await readFile(path.join(inject("dist"), id, "index.html"), "utf8");
    shells.set(id, /<div data-shell="">([\s\S]*)<\/div><\/div>/.exec(html)?.[1] ?? "");
  }
});

const shellOf = (id: string) => shells.get(id) ?? "";
const json = async (...file: string[]) =>
  JSON.parse(await readFile(path.join(ROOT, ...file), "utf8")) as {
    readonly home: { readonly hero: { readonly title: string } };
    readonly nav: Readonly<Record<string, string>>;
  };

it.each([
  ["crimson", "zh-CN"],
  ["harbor", "zh-TW"],
  ["titan", "zh-TW"],
])("%s opens with its title, in its default locale", async (id, locale) => {
  const { home } = await json("brands", id, "texts", `${locale}.json`);
  const titles = [...shellOf(id).matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, title]) => title);
  expect(titles).toEqual([home.hero.title]);
});

it("lists the categories of the brand in its order, and no other", async () => {
  const { nav } = await json("src", "locales", "zh-CN", "shell.json");
  const list = /<nav[^>]*><ul[^>]*>([\s\S]*?)<\/ul>/.exec(shellOf("crimson"))?.[1] ?? "";
  const shown = list
    .split("</li>")
    .map((item) => item.replaceAll(/<[^>]*>/g, ""))
    .filter((text) => text !== "");
  const wanted = [
    "home",
    "gaming",
    "sport",
    "realbet",
    "egame",
    "fish",
    "discount",
    "sponsor",
    "app",
  ];
  expect(wanted.map((key) => nav[key]).filter((name) => shown.includes(name ?? ""))).toEqual(shown);
  expect(shown).toEqual(expect.arrayContaining([nav["home"], nav["gaming"], nav["sport"]]));
  for (const off of ["lottery", "chess"]) expect(shellOf("crimson")).not.toContain(nav[off]);
});

describe.each(IDS)("the markup of %s", (id) => {
  it("contains no name of another brand", async () => {
    const others = IDS.filter((other) => other !== id);
    for (const other of others) {
      const { latinName } = JSON.parse(
        await readFile(path.join(ROOT, "brands", other, "brand.json"), "utf8"),
      ) as { latinName: string };
      expect(shellOf(id)).not.toContain(latinName);
    }
  });

  it("passes the page's policy and renders without scripts", () => {
    const shell = shellOf(id);
    expect(shell).toContain("<main");
    expect(shell).not.toMatch(/ style=| on\w+=|<script|<style|<link/);
    const ids = [...shell.matchAll(/ id="([^"]*)"/g)].map(([, found]) => found);
    expect(ids).toEqual([...new Set(ids)]);
    const named = [...shell.matchAll(/ aria-(?:controls|labelledby|describedby)="([^"]*)"/g)];
    expect(named.map(([, target]) => target).filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("contains no build time", () => {
    expect(shellOf(id)).not.toMatch(/20\d\d-\d\d-\d\d/);
  });
});
