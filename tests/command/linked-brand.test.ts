// A brand folder that is a symbolic link: followed inside the folder of brands, refused when it leads outside.
import { cp, mkdir, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { treeDigests } from "./bundle.ts";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

interface Told {
  readonly problems: readonly { readonly code: string; readonly file: string }[];
}

interface Built extends Told {
  readonly brands: readonly { readonly id: string; readonly state: string }[];
}

let dir: string;
let brands: string;
let out: string;

beforeEach(async () => {
  dir = await tempFolder();
  brands = await copyBrands(dir, ["jade"]);
  out = path.join(dir, "dist");
});

const build = () => runBrandJson<Built>(["build", "--brands", brands, "--out", out]);
const statesOf = ({ brands: all }: Built) => all.map(({ id, state }) => `${id} ${state}`);

test("a link inside the folder of brands is a brand", async () => {
  await mkdir(path.join(brands, "_kept"));
  await cp(path.join(ROOT, "brands", "titan"), path.join(brands, "_kept", "t"), {
    recursive: true,
  });
  await symlink(path.join("_kept", "t"), path.join(brands, "titan"));
  const { code, result } = await build();
  expect({ code, states: statesOf(result) }).toEqual({
    code: 0,
    states: ["jade built", "titan built"],
  });
});

test("links that lead outside are BRAND_FOLDER_OUTSIDE, are not read, and do not stop other brands", async () => {
  const elsewhere = path.join(await tempFolder(), "titan");
  await cp(path.join(ROOT, "brands", "titan"), elsewhere, { recursive: true });
  await symlink(elsewhere, path.join(brands, "titan"));
  await symlink("/", path.join(brands, "whole-disk"));
  await symlink("nowhere", path.join(brands, "nothing"));
  const { code, stderr } = await runBrand(["check"], { cwd: dir });
  expect(code).toBe(1);
  expect(stderr).toContain(
    `error BRAND_FOLDER_OUTSIDE  brands/titan
  brands/titan is a link that leads out of brands or to nothing; nothing of it was read.
  fix: put a copy of the folder in its place, or move the folder into brands, under a name that begins with "_", and link to it there.`,
  );
  const started = performance.now();
  const built = await build();
  expect(performance.now() - started).toBeLessThan(30_000);
  expect({ code: built.code, states: statesOf(built.result).toSorted() }).toEqual({
    code: 1,
    states: ["jade built", "nothing refused", "titan refused", "whole-disk refused"],
  });
  expect(built.result.problems.map((found) => [found.code, found.file])).toEqual(
    ["nothing", "titan", "whole-disk"].map((id) => ["BRAND_FOLDER_OUTSIDE", path.join(brands, id)]),
  );
});

test("a built brand that becomes a link to outside is refused, and its last bundle stays", async () => {
  expect((await build()).code).toBe(0);
  const before = await treeDigests(path.join(out, "jade"));
  const elsewhere = path.join(await tempFolder(), "jade");
  await rename(path.join(brands, "jade"), elsewhere).catch(async () => {
    await cp(path.join(brands, "jade"), elsewhere, { recursive: true });
    await rm(path.join(brands, "jade"), { recursive: true });
  });
  await symlink(elsewhere, path.join(brands, "jade"));
  const { code, result } = await build();
  expect({ code, states: statesOf(result) }).toEqual({ code: 1, states: ["jade refused"] });
  expect(await treeDigests(path.join(out, "jade"))).toEqual(before);
});
