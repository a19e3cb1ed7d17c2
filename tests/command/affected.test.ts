// `--affected <git-rev>` on brands in their own repository: which brands changed, and why.
import { chmod, cp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { initRepo, type GitRepo } from "./git-repo.ts";
import { runBrand, runBrandJson } from "./run-brand.ts";
import { copyBrands, editJson, tempFolder } from "./temp-folder.ts";

interface Listed {
  readonly brands: readonly {
    readonly id: string;
    readonly reasons: readonly { readonly why: string; readonly files: readonly string[] }[];
  }[];
  readonly removed: readonly { readonly id: string; readonly files: readonly string[] }[];
  readonly note: string | null;
}

/** A non-ASCII name: git must not escape it. */
const FOLDER = "运营 数据";
const IDS = ["aurora", "crimson", "harbor", "jade", "titan"];

let repo: GitRepo;
let brands: string;
let base: string;

beforeAll(async () => {
  const dir = await tempFolder();
  brands = await copyBrands(path.join(dir, FOLDER), IDS);
  repo = await initRepo(dir);
  base = await repo.commit("brands");
});

afterEach(async () => {
  await repo.git("reset", "--hard", "--quiet", base);
  await repo.git("clean", "-ffdq");
});

async function affected(...more: string[]): Promise<Listed> {
  const args = ["list", "--brands", brands, "--affected", base, ...more];
  const { code, result, stderr } = await runBrandJson<Listed>(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return result;
}

const reasons = ({ brands: listed }: Listed) =>
  Object.fromEntries(
    listed.map((brand) => [brand.id, brand.reasons.map(({ why, files }) => [why, ...files])]),
  );

const at = (...parts: string[]) => path.join(brands, ...parts);
const shown = (...parts: string[]) => [FOLDER, "brands", ...parts].join("/");

test("nothing changed: no brand, and no error", async () => {
  expect(await affected()).toMatchObject({ brands: [], removed: [], note: expect.any(String) });
  const { code, stdout } = await runBrand(["list", "--brands", brands, "--affected", "HEAD"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^No brand is affected\.\n/);
});

test("a brand's files affect that brand: committed, staged, changed and new ones", async () => {
  await writeFile(at("harbor", "texts", "zh-TW.json"), "{}\n");
  await repo.commit("texts of harbor");
  await editJson<{ title: string }>(at("jade", "brand.json"), (manifest) => {
    manifest.title = "翡翠";
  });
  await repo.git("add", "--all");
  await writeFile(at("aurora", "assets", "新.svg"), "<svg/>");
  const result = await affected();
  expect(reasons(result)).toEqual({
    aurora: [["its own files", shown("aurora", "assets", "新.svg")]],
    harbor: [["its own files", shown("harbor", "texts", "zh-TW.json")]],
    jade: [["its own files", shown("jade", "brand.json")]],
  });
  expect(result.note).toContain("The core lies in another repository");
});

test("combines with other selections", async () => {
  await writeFile(at("harbor", "note.md"), "x");
  await writeFile(at("jade", "note.md"), "x");
  expect(Object.keys(reasons(await affected("--tag", "chess")))).toEqual(["harbor"]);
  expect(Object.keys(reasons(await affected("j*")))).toEqual(["jade"]);
});

test("a family affects its brands, also through parent families", async () => {
  await writeFile(at("_families", "northstar.tokens.json"), "{}\n");
  expect(reasons(await affected())).toEqual(
    Object.fromEntries(
      ["aurora", "harbor", "jade"].map((id) => [
        id,
        [["the family northstar", shown("_families", "northstar.tokens.json")]],
      ]),
    ),
  );
  await editJson<{ legal: { minimumAge: number } }>(at("_families", "fleet.json"), (family) => {
    family.legal.minimumAge = 21;
  });
  expect(Object.keys(reasons(await affected()))).toEqual(["aurora", "harbor", "jade", "titan"]);
});

test("a removed family affects the brands that still name it", async () => {
  await rm(at("_families", "meridian.json"));
  expect(reasons(await affected())).toEqual({
    titan: [["its family, which is not known", shown("_families", "meridian.json")]],
  });
});

test("a new brand, a removed one and a renamed one", async () => {
  await rename(at("titan"), at("nova"));
  const result = await affected();
  expect(result.brands.map(({ id }) => id)).toEqual(["nova"]);
  expect(result.brands[0]?.reasons.map(({ why }) => why)).toEqual(["it is new"]);
  expect(result.removed.map(({ id }) => id)).toEqual(["titan"]);
  expect(result.removed[0]?.files).toContain(shown("titan", "brand.json"));
  const { stdout } = await runBrand(["list", "--brands", brands, "--affected", base]);
  expect(stdout).toMatch(/^nova +it is new/m);
  expect(stdout).toContain("titan is removed.");
});

test("other files and file modes affect no brand", async () => {
  await writeFile(at("brand.schema.json"), "{}\n");
  await writeFile(path.join(repo.dir, "README.md"), "x");
  await chmod(at("jade", "brand.json"), 0o755);
  expect((await affected()).brands).toEqual([]);
});

test("the lock file beside the brands affects all, because it decides the core", async () => {
  await writeFile(path.join(repo.dir, "package-lock.json"), "{}\n");
  const touched = reasons(await affected());
  expect(Object.keys(touched)).toEqual(IDS);
  expect(touched["jade"]).toEqual([["the versions of packages", "package-lock.json"]]);
});

test("a linked brand is followed; a link that leads outside always counts as changed", async () => {
  const elsewhere = at("_shared", "nova");
  await mkdir(path.dirname(elsewhere));
  await cp(at("jade"), elsewhere, { recursive: true });
  await symlink(elsewhere, at("nova"));
  const outside = path.join(await tempFolder(), "outer");
  await cp(at("jade"), outside, { recursive: true });
  await symlink(outside, at("outer"));
  const linked = await repo.commit("links");
  await writeFile(path.join(elsewhere, "note.md"), "x");
  const args = ["list", "--brands", brands, "--affected", linked];
  expect(reasons((await runBrandJson<Listed>(args)).result)).toEqual({
    nova: [["its own files", shown("_shared", "nova", "note.md")]],
    outer: [["its folder, a link that leads out of the repository"]],
  });
});

test("the repository may be the folder of brands itself", async () => {
  const own = await copyBrands(await tempFolder(), ["harbor", "jade"]);
  const inner = await initRepo(own);
  const first = await inner.commit("brands");
  await writeFile(path.join(own, "jade", "note.md"), "x");
  await writeFile(path.join(own, "README.md"), "x");
  await rm(path.join(own, "harbor"), { recursive: true });
  const { result } = await runBrandJson<Listed>(["list", "--brands", own, "--affected", first]);
  expect(reasons(result)).toEqual({ jade: [["its own files", "jade/note.md"]] });
  expect(result.removed.map(({ id }) => id)).toEqual(["harbor"]);
});

describe("git errors", () => {
  const refused = async (dir: string, revision: string, env: Record<string, string> = {}) =>
    await runBrand(["list", "--brands", dir, "--affected", revision], { env });

  test("GIT_NOT_A_REPOSITORY outside of a repository", async () => {
    const dir = await copyBrands(await tempFolder(), ["jade"]);
    const { code, stderr } = await refused(dir, "HEAD");
    expect(code).toBe(1);
    expect(stderr).toContain("error GIT_NOT_A_REPOSITORY");
    expect(stderr).toContain("fix: run the command where the brands are under git");
  });

  test.each(["no-such-branch", "--output=planted", "HEAD~99"])(
    "GIT_REVISION_UNKNOWN for %s",
    async (revision) => {
      const args = ["list", "--brands", brands, `--affected=${revision}`];
      const { code, stderr } = await runBrand(args);
      expect(code).toBe(1);
      expect(stderr).toContain("error GIT_REVISION_UNKNOWN");
      expect(stderr).toContain(`has no commit "${revision}"`);
    },
  );

  test("GIT_SHALLOW for a revision that a shallow clone does not have", async () => {
    await repo.commit("later");
    const clone = path.join(await tempFolder(), "clone");
    await repo.git("clone", "--quiet", "--depth", "1", pathToFileURL(repo.dir).href, clone);
    const { code, stderr } = await refused(path.join(clone, FOLDER, "brands"), base);
    expect(code).toBe(1);
    expect(stderr).toContain("error GIT_SHALLOW");
    expect(stderr).toContain("fix: run `git fetch --unshallow`");
  });

  test("GIT_MISSING where there is no git", async () => {
    const { code, stderr } = await refused(brands, "HEAD", { PATH: await tempFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain("error GIT_MISSING");
  });

  test("GIT_IGNORED for brands that git ignores", async () => {
    const dir = await tempFolder();
    const own = await copyBrands(dir, ["jade"]);
    await writeFile(path.join(dir, ".gitignore"), "brands\n");
    const ignoring = await initRepo(dir);
    await ignoring.commit("nothing of the brands");
    const { code, stderr } = await refused(own, "HEAD");
    expect(code).toBe(1);
    expect(stderr).toContain("error GIT_IGNORED");
  });

  test("GIT_FAILED with git's message", async () => {
    const dir = await tempFolder();
    const own = await copyBrands(dir, ["jade"]);
    await initRepo(dir);
    await writeFile(path.join(dir, ".git", "config"), "[core\n");
    const { code, stderr } = await refused(own, "HEAD");
    expect(code).toBe(1);
    expect(stderr).toContain("error GIT_FAILED");
    expect(stderr).toContain("bad config");
  });
});
