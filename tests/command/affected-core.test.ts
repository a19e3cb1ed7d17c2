// `--affected <git-rev>` where the package and the brands are one repository: what a change of tokens,
// content and sources touches.
import { execFile } from "node:child_process";
import { appendFile, cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, expect, test } from "vitest";
import { initRepo, type GitRepo } from "./git-repo.ts";
import { ROOT } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

const PARTS = ["cli", "contract", "content", "sandbox", "src", "tokens", "tsconfig.base.json"];
const FILES = ["package.json", "package-lock.json", "panda.config.ts", ".gitignore"];
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
  for (const part of [...PARTS, ...FILES])
    await cp(path.join(ROOT, part), path.join(dir, part), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(dir, "node_modules"), "dir");
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

test.each([
  ["tokens/semantic.json", "the shared tokens"],
  ["tokens/primitive.json", "the shared tokens"],
  ["contract/venues.ts", "the contract"],
  ["cli/io.ts", "the brand command"],
  ["panda.config.ts", "how the core is compiled"],
  ["package-lock.json", "the versions of packages"],
  ["src/ui/card.tsx", "the core's sources"],
  ["src/locales/zh-CN/shell.json", "the core's texts"],
  ["content/fonts/OFL.txt", "the figures font"],
  ["content/help/kh.md", "the help page kh"],
])("%s touches every brand", async (file, why) => {
  await change(file);
  expect(await touched()).toEqual({ ids: IDS, why: [why] });
});

test("files no site is made from touch none", async () => {
  await change("src/app/page-head.test.ts");
  await change("cli/tokens/colour.test.ts");
  await change("content/artwork/object/ball.svg");
  await change("src/features/kit/kit-page.tsx");
  await writeFile(at("README.md"), "x");
  await editJson<{ scripts: Record<string, string> }>(at("package.json"), ({ scripts }) => {
    scripts["more"] = "true";
  });
  expect(await touched()).toEqual({ ids: [], why: [] });
});

test("a dependency of package.json touches every brand", async () => {
  await editJson<{ dependencies: Record<string, string> }>(at("package.json"), (manifest) => {
    manifest.dependencies["react"] = "19.9.9";
  });
  expect(await touched()).toEqual({ ids: IDS, why: ["the versions of packages"] });
});

test("an edition's tokens touch the brands that offer it", async () => {
  await change("tokens/edition/professional.json");
  expect((await touched()).ids).toEqual(IDS.filter((id) => id !== "jade"));
});

test("a legal variant touches the brands that use it and have no text of their own", async () => {
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

test("help pages and drawings touch the brands that show them", async () => {
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

test("a feature's code touches all until the core is compiled, then the brands that hold it", async () => {
  const file = "src/features/sport/odds-type.ts";
  await appendFile(at(file), "// another remark\n");
  expect(await touched()).toEqual({
    ids: IDS,
    why: ["the code of sport; which sites hold it is not known until the core is compiled"],
  });
  await brand("build", "jade");
  const compiled = await touched();
  expect(compiled).toEqual({ ids: on("sport"), why: ["the code of sport, which the site holds"] });
  // What may move code between chunks, or number class names anew, reaches further.
  const source = await readFile(at(file), "utf8");
  await writeFile(at(file), `import "./period-text.ts";\n${source}`);
  expect((await touched()).why).toEqual([
    "src/features/sport, whose changed imports may move code between chunks",
  ]);
  await rm(at(file));
  expect(await touched()).toEqual({
    ids: IDS,
    why: ["src/features/sport, whose removed file may move code between chunks"],
  });
}, 400_000);
