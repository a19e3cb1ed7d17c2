// `brand diff`: compares two states of a fleet without building.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { git, type Diff, type Tree } from "./diff-result.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface ManifestFile {
  id: string;
  title: string;
  nav: string[];
  switches: Record<string, boolean>;
  legal: Record<string, unknown>;
}

const dir = await tempFolder();
// The folder of brands may be anywhere in its repository.
const ops = path.join(dir, "ops");
const brands = path.join(ops, "brands");

async function diff(...args: string[]): Promise<Diff> {
  const { result } = await runBrandJson<Diff>(["diff", "HEAD", ...args], { cwd: ops });
  return result;
}

beforeAll(async () => {
  await mkdir(ops);
  await copyBrands(ops, ["aurora", "jade", "titan"]);
  git(dir, "init", "-q");
  git(dir, "commit", "-q", "--allow-empty", "-m", "before the brands");
  git(dir, "add", "-A");
  git(dir, "commit", "-q", "-m", "brands");
});

beforeEach(() => {
  git(dir, "reset", "-q", "--hard");
  git(dir, "clean", "-qfd");
});

const groupsOf = ({ groups }: Diff, kind: string) => groups.filter((group) => group.kind === kind);

test("nothing differs", async () => {
  const ran = await runBrand(["diff", "HEAD", "--exit-code"], { cwd: ops });
  expect(ran).toEqual({
    code: 0,
    stdout: "Nothing differs in 3 brands since HEAD.\n",
    stderr: "",
  });
});

describe("one brand changes", () => {
  beforeEach(async () => {
    await editJson<ManifestFile>(path.join(brands, "jade", "brand.json"), (manifest) => {
      manifest.switches["sport"] = false;
      manifest.nav = manifest.nav.filter((key) => key !== "sport");
      manifest.title = "<b>新</b>标题";
    });
    await editJson<Tree>(path.join(brands, "jade", "tokens", "brand.json"), (tokens) => {
      tokens["radius"] = { md: { $value: "17px" } };
    });
    await editJson<Record<string, unknown>>(
      path.join(brands, "jade", "texts", "zh-CN.json"),
      (texts) => (texts["home"] = { hero: { title: "网络软件" } }),
    );
    await writeFile(
      path.join(brands, "jade", "assets", "mark.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    );
  });

  test("tokens, switch, pages, fields, texts and artwork, and no other brand", async () => {
    const found = await diff();
    expect(found.changed).toEqual(["jade"]);
    expect(found.groups.every((group) => group.brands.join() === "jade")).toBe(true);
    expect(groupsOf(found, "token")[0]?.changes.map(({ name }) => name)).toEqual(["radius.md"]);
    expect(groupsOf(found, "switch")[0]?.changes).toEqual([
      { name: "sport", variants: [], values: [{ before: "on", after: "off", brands: ["jade"] }] },
    ]);
    const pages = groupsOf(found, "page")[0]?.changes ?? [];
    expect(pages.find(({ name }) => name === "/game/sport")?.values[0]?.after).toBeNull();
    expect(groupsOf(found, "field")[0]?.changes.map(({ name }) => name)).toEqual(["nav", "title"]);
    expect(groupsOf(found, "artwork")[0]?.changes.map(({ name }) => name)).toContain("mark");
    const texts = groupsOf(found, "text").flatMap((group) => group.changes);
    const title = texts.filter(({ name }) => name === "home:hero.title");
    expect(title.map(({ variants, values }) => [variants, values[0]?.after])).toEqual([
      [["zh-CN"], "网络软件"],
      [["zh-TW"], "網路軟體"],
    ]);
  });

  test("as text and as a page that escapes texts; --exit-code exits with 1, and nothing else changes", async () => {
    git(dir, "add", "ops/brands/jade/brand.json");
    const status = git(dir, "status", "--porcelain=v2");
    const [temporary, pages] = [await tempFolder(), await tempFolder()];
    const file = path.join(pages, "changes.html");
    const args = ["diff", "HEAD", "--exit-code", "--html", file];
    const ran = await runBrand(args, { cwd: ops, env: { TMPDIR: temporary } });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain("1 switch changes in 1 of 3 brands: jade\n  sport    on → off");
    expect(ran.stdout).toContain("− sport");
    const page = await readFile(file, "utf8");
    expect(page).toContain("&lt;b&gt;新&lt;/b&gt;标题");
    expect(page).not.toMatch(/<b>新|<script|<img|<link|src=|url\(/);
    expect(page).toMatch(
      /Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/,
    );
    expect(git(dir, "status", "--porcelain=v2")).toBe(status);
    expect(await readdir(temporary)).toEqual([]);
  });

  test("another selection shows no change; DIFF_PAGE_WRITE: a page that cannot be written", async () => {
    const args = ["diff", "HEAD", "titan", "--html", brands];
    const ran = await runBrand(args, { cwd: ops });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain("error DIFF_PAGE_WRITE  brands");
    expect((await diff("titan")).changed).toEqual([]);
  });
});

test("a change of a family is listed once for all its brands, with their legal documents", async () => {
  await editJson<ManifestFile>(path.join(brands, "_families", "fleet.json"), (family) => {
    family.legal["effectiveDate"] = "2027-03-01";
  });
  const found = await diff();
  const [field] = groupsOf(found, "field");
  expect(groupsOf(found, "field")).toHaveLength(1);
  expect(field?.brands).toEqual(["aurora", "jade", "titan"]);
  expect(field?.changes[0]).toMatchObject({
    name: "legal.effectiveDate",
    values: [{ after: "2027-03-01" }],
  });
  const [documents] = groupsOf(found, "document");
  expect(new Set(documents?.changes.map(({ name }) => name))).toEqual(
    new Set(["privacy", "terms"]),
  );
});

test("a colour that no longer passes: the pair, before and after, and the contrast problem", async () => {
  await editJson<Tree>(path.join(brands, "jade", "tokens", "classic.json"), (tokens) => {
    tokens["color"] = { ...tokens["color"], "text-muted": { $value: "#c0c0c0" } };
  });
  const found = await diff();
  const [pair] = found.contrast;
  expect(pair).toMatchObject({ foreground: "color.text-muted", passes: false });
  expect(pair?.brands[0]?.before).not.toBeNull();
  expect(new Set(found.problems.map(({ code }) => code))).toEqual(new Set(["TOKEN_CONTRAST"]));
});

test("added, removed, renamed and broken brands are listed", async () => {
  await rename(path.join(brands, "jade"), path.join(brands, "opal"));
  await editJson<ManifestFile>(path.join(brands, "opal", "brand.json"), (manifest) => {
    manifest.id = "opal";
  });
  await rm(path.join(brands, "titan"), { recursive: true });
  await writeFile(path.join(brands, "aurora", "brand.json"), "{");
  const found = await diff();
  expect(found).toMatchObject({
    added: [],
    removed: ["titan"],
    renamed: [{ from: "jade", to: "opal" }],
    unreadable: [{ brand: "aurora", state: "after" }],
  });
  expect(
    groupsOf(found, "field").flatMap(({ changes }) => changes.map(({ name }) => name)),
  ).toEqual(["id"]);
  expect(found.problems.map(({ code, brand }) => [code, brand])).toEqual([
    ["BRAND_JSON_SYNTAX", "aurora"],
  ]);
  expect((await diff("titan")).removed).toEqual(["titan"]);
});

test("a revision without the folder of brands: all are new", async () => {
  const { result } = await runBrandJson<Diff>(["diff", "HEAD~1"], { cwd: ops });
  expect(result).toMatchObject({
    hadBrands: false,
    added: ["aurora", "jade", "titan"],
    changed: [],
    problems: [],
  });
});

test("the brands of another repository, by --brands", async () => {
  await editJson<ManifestFile>(path.join(brands, "titan", "brand.json"), (manifest) => {
    manifest.title = "新标题";
  });
  const { result } = await runBrandJson<Diff>(["diff", "HEAD", "--brands", brands]);
  expect(result).toMatchObject({ changed: ["titan"], shared: [] });
});

test("GIT_REVISION_UNKNOWN, GIT_NOT_A_REPOSITORY, CONFIG_USAGE", async () => {
  const unknown = await runBrand(["diff", "no-such-branch"], { cwd: ops });
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining("GIT_REVISION_UNKNOWN"),
  ]);
  const option = await runBrand(["diff", "--", "--output=/tmp/x"], { cwd: ops });
  expect([option.code, option.stderr]).toEqual([
    1,
    expect.stringContaining("GIT_REVISION_UNKNOWN"),
  ]);
  const outside = await tempFolder();
  await copyBrands(outside, ["jade"]);
  const none = await runBrand(["diff", "HEAD"], { cwd: outside });
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("GIT_NOT_A_REPOSITORY")]);
  expect((await runBrand(["diff"], { cwd: ops })).code).toBe(2);
});
