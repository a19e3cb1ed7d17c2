// `--affected <git-rev>` where package and brands are one repository: which brands a change of tokens, content and
// sources affects.
import { execFile } from "node:child_process";
import { appendFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { initRepo, type GitRepo } from "./git-repo.ts";
import { copyBrands, copyPackage, editJson, tempFolder } from "./temp-folder.ts";

const IDS = ["aurora", "crimson", "harbor", "jade", "lotus", "titan"];

interface Listed {
  readonly brands: readonly {
    readonly id: string;
    readonly switchesOff: readonly string[];
    readonly reasons: readonly { readonly why: string; readonly files: readonly string[] }[];
  }[];
}

let repo: GitRepo;
let switchesOff: ReadonlyMap<string, readonly string[]>;

const at = (...parts: string[]) => path.join(repo.dir, ...parts);

async function brand(...args: readonly string[]): Promise<Listed> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [at("cli", "main.ts"), ...args, "--json"],
    { cwd: repo.dir, maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as Listed;
}

beforeAll(async () => {
  const dir = await tempFolder();
  await copyPackage(dir);
  await copyBrands(dir, IDS);
  await editJson<{ editions: object }>(path.join(dir, "brands/jade/brand.json"), (manifest) => {
    manifest.editions = { default: "classic", offered: ["classic"] };
  });
  repo = await initRepo(dir);
  await writeFile(at(".gitignore"), "node_modules\n.livery\ndist\n");
  await repo.commit("all");
  const { brands } = await brand("list");
  switchesOff = new Map(brands.map((one) => [one.id, one.switchesOff]));
});

afterEach(async () => {
  await repo.git("reset", "--hard", "--quiet");
  await repo.git("clean", "-fdq");
});

async function touched(): Promise<{ ids: string[]; why: string[] }> {
  const { brands } = await brand("list", "--affected", "HEAD");
  const why = brands.flatMap(({ reasons }) => reasons.map((reason) => reason.why));
  return { ids: brands.map(({ id }) => id), why: [...new Set(why)] };
}

const on = (key: string) => IDS.filter((id) => !switchesOff.get(id)?.includes(key));

const change = (file: string) => appendFile(at(file), "\n");

const EVERYWHERE = [
  ["tokens/semantic.json", "the shared tokens"],
  ["tokens/primitive.json", "the shared tokens"],
  ["contract/venues.ts", "the contract"],
  ["cli/base/io.ts", "the brand command"],
  ["panda.config.ts", "how the core is compiled"],
  ["package-lock.json", "the versions of packages"],
  ["src/ui/layout/card-style.ts", "the core's sources"],
  ["src/locales/zh-CN/shell.json", "the core's texts"],
  ["content/fonts/OFL.txt", "the figures font"],
  ["content/help/kh.md", "the help page kh"],
] as const;

test("shared inputs affect every brand, each file with its reason", async () => {
  for (const [file] of EVERYWHERE) await change(file);
  const { brands } = await brand("list", "--affected", "HEAD");
  const wanted = new Map<string, string[]>();
  for (const [file, why] of EVERYWHERE) wanted.set(why, [...(wanted.get(why) ?? []), file]);
  expect(brands.map(({ id }) => id)).toEqual(IDS);
  for (const { reasons } of brands) {
    const told = new Map(reasons.map(({ why, files }) => [why, files.toSorted()]));
    expect(told).toEqual(new Map([...wanted].map(([why, files]) => [why, files.toSorted()])));
  }
});

test("files that are no input affect no brand", async () => {
  await change("src/app/page/page-head.test.ts");
  await change("cli/tokens/colour.test.ts");
  await change("content/artwork/object/ball.svg");
  await change("src/features/kit/kit-page.tsx");
  await writeFile(at("README.md"), "x");
  await editJson<{ scripts: Record<string, string> }>(at("package.json"), ({ scripts }) => {
    scripts["more"] = "true";
  });
  expect(await touched()).toEqual({ ids: [], why: [] });
});

test("a dependency of package.json affects every brand", async () => {
  await editJson<{ dependencies: Record<string, string> }>(at("package.json"), (manifest) => {
    manifest.dependencies["react"] = "19.9.9";
  });
  expect(await touched()).toEqual({ ids: IDS, why: ["the versions of packages"] });
});

test("an edition's tokens affect the brands that offer it", async () => {
  await change("tokens/edition/professional.json");
  expect((await touched()).ids).toEqual(IDS.filter((id) => id !== "jade"));
});

test("a legal variant affects the brands that use it without a text of their own", async () => {
  await change("content/legal/strict/terms.md");
  expect(await touched()).toEqual({
    ids: ["titan"],
    why: ["the terms of the legal variant strict"],
  });
  await cp(at("content/legal/strict/terms.md"), at("brands/titan/legal/terms.md"));
  await repo.git("add", "brands");
  await repo.git("commit", "--quiet", "--message", "terms of titan");
  expect((await touched()).ids).toEqual([]);
});

test("help pages and drawings affect the brands that show them", async () => {
  await change("content/help/cpwt.md");
  expect((await touched()).ids).toEqual(on("lottery"));
  await repo.git("reset", "--hard", "--quiet");
  await change("content/help/art/rqgl-1.svg");
  expect(await touched()).toEqual({
    ids: on("sport"),
    why: ["a drawing of the help page rqgl"],
  });
  await repo.git("reset", "--hard", "--quiet");
  await change("content/artwork/venue/chess.svg");
  expect((await touched()).ids).toEqual(on("chess"));
  expect(on("sport")).not.toEqual(IDS);
});

test("a feature's code affects all brands until the core is compiled, then the brands with the feature", async () => {
  const file = "src/features/sport/feed/odds-type.ts";
  const current = await readFile(at(file), "utf8");
  await writeFile(at(file), `${current}// a remark\n`);
  await repo.commit("a remark");
  // As in this repository, whose compiled core is in the shared store.
  await writeFile(at(file), current);
  expect(await touched()).toEqual({
    ids: IDS,
    why: ["the code of sport; which sites hold it is not known until the core is compiled"],
  });
  await brand("build", "jade", "--store", inject("sharedStore"));
  const compiled = await touched();
  expect(compiled).toEqual({ ids: on("sport"), why: ["the code of sport, which the site holds"] });
  // Changes that may move code between chunks or rename classes affect more brands.
  await writeFile(at(file), `import "./feed-clock.ts";\n${current}`);
  expect((await touched()).why).toEqual([
    "src/features/sport, whose changed imports may move code between chunks",
  ]);
  await rm(at(file));
  expect(await touched()).toEqual({
    ids: IDS,
    why: ["src/features/sport, whose removed file may move code between chunks"],
  });
});
