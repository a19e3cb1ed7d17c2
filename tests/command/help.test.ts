// Help pages in bundles: only those of enabled switches, stored once for all brands; and errors of wrong pages.
import { execFile } from "node:child_process";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { HELP_PATH, helpGroup } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import { describe, expect, inject, it } from "vitest";
import { listFiles, readReceipt, textFiles } from "./bundle.ts";
import { copyBrands, copyPackage, tempFolder } from "./temp-folder.ts";

const out = inject("dist");

const MODULE = /^assets\/help-([A-Za-z]+)-(zh-[A-Z]{2})-[0-9a-f]{10}\.js$/;

async function modules(id: string): Promise<Map<string, string>> {
  const files = await listFiles(path.join(out, id));
  return new Map(
    files.flatMap((file) => {
      const [, group, locale] = MODULE.exec(file) ?? [];
      return group === undefined ? [] : [[`${group} ${locale}`, file] as const];
    }),
  );
}

const HELP = ROUTES.filter(({ page }) => page === "help");
const isSport = (route: (typeof HELP)[number]) => helpGroup(route) === "sport";

describe("a brand with sport off", () => {
  it("has no module, no route and no text of the sports pages", async () => {
    const { routes, switches } = await readReceipt(path.join(out, "harbor"));
    expect(switches).not.toContain("sport");
    expect([...(await modules("harbor")).keys()].filter((key) => key.startsWith("sport"))).toEqual(
      [],
    );
    const paths = new Set(HELP.filter(isSport).map((route) => route.path));
    expect(routes.filter((route) => paths.has(route))).toEqual([]);
    const sport = (await modules("aurora")).get("sport zh-CN");
    const text = await readFile(path.join(out, "aurora", sport ?? ""), "utf8");
    const sentence = /"text":"([^"]{20,})"/.exec(text)?.[1] ?? "";
    expect(sentence).not.toBe("");
    const bundle = await textFiles(path.join(out, "harbor"));
    expect([...bundle].flatMap(([file, held]) => (held.includes(sentence) ? [file] : []))).toEqual(
      [],
    );
  });

  it("has every other page, in both locales", async () => {
    const groups = [...new Set(HELP.filter((route) => !isSport(route)).map(helpGroup))];
    const { routes, switches } = await readReceipt(path.join(out, "harbor"));
    const on = groups.filter((group) => group === "always" || switches.includes(group));
    expect([...(await modules("harbor")).keys()].toSorted()).toEqual(
      on.flatMap((group) => [`${group} zh-CN`, `${group} zh-TW`]).toSorted(),
    );
    expect(routes.filter((route) => route.startsWith(HELP_PATH)).length).toBeGreaterThan(10);
  });
});

it("brands share a module and its compressed files", async () => {
  const file = (await modules("aurora")).get("always zh-TW") ?? "";
  expect((await modules("harbor")).get("always zh-TW")).toBe(file);
  for (const suffix of ["", ".br", ".gz"]) {
    const [one, other] = await Promise.all(
      ["aurora", "harbor"].map((id) => stat(path.join(out, id, file + suffix))),
    );
    expect(one?.ino).toBe(other?.ino);
  }
});

it("no brand loads a help page before it is opened", async () => {
  const html = await readFile(path.join(out, "aurora", "index.html"), "utf8");
  // The inline script knows their names, to preload them for help addresses.
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(10);
  expect(tags.filter((tag) => tag.includes("help-"))).toEqual([]);
});

it("a wrong help page is reported with its line and a fix", async () => {
  const dir = await tempFolder();
  await copyPackage(dir);
  await copyBrands(dir, ["aurora"]);
  const help = path.join(dir, "content", "help");
  await rm(path.join(help, "kh.md"));
  await writeFile(path.join(help, "khh.md"), "");
  await writeFile(path.join(help, "qk.md"), "# 取款\n");
  const head = "---\ntitle: 转账\nsummary: 说明\nkeywords: 转账\n---\n";
  await writeFile(path.join(help, "zz.md"), `${head}\n![图](art/none.svg)\n`);
  const { code, stderr } = await promisify(execFile)(
    process.execPath,
    [path.join(dir, "cli", "main.ts"), "check"],
    { cwd: dir, env: { ...process.env, NO_COLOR: "1" } },
  ).then(
    () => ({ code: 0, stderr: "" }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toContain(`error HELP_PAGE_MISSING  content/help/kh.md
  The route table has /app/help/kh, and content/help has no kh.md.
  fix: add content/help/kh.md, or take the page out of contract/routes.ts.`);
  expect(stderr).toContain(`error HELP_PAGE_UNKNOWN  content/help/khh.md
  There is no page /app/help/khh in the route table.
  fix: name the file kh.md, or remove it.`);
  expect(stderr).toContain(`error HELP_FRONT_MATTER  content/help/qk.md:1
  The page does not begin with its title, its summary and its keywords.`);
  expect(stderr).toContain(`error HELP_PICTURE  content/help/zz.md:7
  The picture "art/none.svg" does not exist.
  fix: add content/help/art/none.svg.`);
});
