// @vitest-environment jsdom
// A built brand whose texts are attacks: they stay text in every output.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, inject, test } from "vitest";
import { ACCEPTED, PAYLOAD, writeAttacks } from "./hostile-fleet.ts";
import { runBrand } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const dir = await tempFolder();
const bundle = path.join(dir, "dist", "payloads");
let page: Document;

const read = (name: string) => readFile(path.join(bundle, name), "utf8");

beforeAll(async () => {
  await writeAttacks(path.join(dir, "brands"), ACCEPTED);
  const ran = await runBrand(["build", "--store", inject("sharedStore")], { cwd: dir });
  expect(ran).toMatchObject({ code: 0 });
  page = new DOMParser().parseFromString(await read("index.html"), "text/html");
});

test("the html contains the title as text and only the site's scripts", () => {
  expect(page.title).toBe(PAYLOAD.trim().replaceAll(/[\t\n\f\r ]+/g, " "));
  expect(page.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(PAYLOAD);
  expect(page.querySelectorAll("b:not([class])")).toHaveLength(0);
  const sources = [...page.scripts].map((script) => script.getAttribute("src"));
  expect(sources.filter((source) => source !== null && !source.startsWith("/"))).toEqual([]);
  for (const { textContent } of page.scripts) expect(textContent).not.toContain("<b>");
});

test("structured data and the web manifest contain the same texts", async () => {
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(JSON.parse(data)).toMatchObject({ publisher: { legalName: PAYLOAD } });
  expect(JSON.parse(await read("site.webmanifest"))).toMatchObject({ name: PAYLOAD });
});

test("headers and redirects contain no text of the brand", async () => {
  for (const name of ["_headers", "_redirects", "robots.txt", "sitemap.xml"])
    expect(await read(name)).not.toMatch(/script>|<b>/);
});

test("the legal module makes a document from the entry's values, which name the operator", async () => {
  const files = await readdir(bundle, { recursive: true });
  const entry = files.find((name) => /entry-[^/]*\.js$/.test(name)) ?? "";
  const facts = JSON.parse(
    /^const facts=(?<json>[^\n]*),\n/m.exec(await read(entry))?.groups?.["json"] ?? "",
  );
  const documents: string[] = [];
  for (const file of files.filter((name) => /terms[^/]*\.js$/.test(name))) {
    const source = (await read(file)).replace("export default", "").replace(/;\n$/, "");
    const make = runInNewContext(`(${source})`) as (...given: unknown[]) => unknown;
    documents.push(JSON.stringify(make(facts["zh-CN"], "2026-11-01", "")));
    expect(await read(file)).not.toMatch(/[<\u2028\u2029]/);
  }
  expect(
    documents.filter((text) => text.includes(JSON.stringify(PAYLOAD).slice(1, -1))),
  ).not.toEqual([]);
});
