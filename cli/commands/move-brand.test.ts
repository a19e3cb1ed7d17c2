// `brand copy`, `rename` and `remove`.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { sampleReceipt } from "../stamp/sample-receipt.ts";

async function brandsCopy(): Promise<string> {
  const dir = path.join(await sampleFolder(), "brands");
  cpSync("brands", dir, { recursive: true });
  return dir;
}

const manifestOf = (dir: string, id: string) =>
  JSON.parse(readFileSync(path.join(dir, id, "brand.json"), "utf8")) as Record<string, unknown>;

test("a copy has an identity of its own and passes the check", async () => {
  const dir = await brandsCopy();
  const flags = ["--name", "新星体育", "--latin", "NOVA", "--domain", "nova.example"];
  const { code, result } = await runBrandJson<{
    readonly problems: readonly unknown[];
    readonly leftovers: readonly { readonly file: string; readonly line: number }[];
  }>(["copy", "aurora", "nova", ...flags, "--brands", dir]);
  expect({ code, problems: result.problems }).toEqual({ code: 0, problems: [] });
  const manifest = manifestOf(dir, "nova");
  expect(manifest).toMatchObject({
    id: "nova",
    siteId: "6107",
    name: "新星体育",
    latinName: "NOVA",
    domains: ["nova.example"],
    legal: { contact: "care@nova.example" },
  });
  const files = ["brand.json", "texts/zh-CN.json", "assets/logo.svg"];
  for (const file of files)
    expect(readFileSync(path.join(dir, "nova", file), "utf8")).not.toMatch(
      /极光体育|AURORA|aurora-sport/,
    );
  const texts = readFileSync(path.join(dir, "nova", "texts/zh-CN.json"), "utf8").split("\n");
  const withStem = texts.flatMap((text, index) => (text.includes("极光") ? [index + 1] : []));
  expect(withStem).not.toEqual([]);
  expect(result.leftovers.map(({ line }) => line)).toEqual(withStem);
  const again = await runBrand(["copy", "aurora", "nova", "--brands", dir]);
  expect(again.stderr).toContain("BRAND_EXISTS");
});

test("a renamed brand keeps its site id and its files", async () => {
  const dir = await brandsCopy();
  const { code } = await runBrand(["rename", "jade", "jade-palace", "--brands", dir]);
  expect(code).toBe(0);
  expect(existsSync(path.join(dir, "jade"))).toBe(false);
  expect(manifestOf(dir, "jade-palace")).toEqual({
    ...manifestOf("brands", "jade"),
    id: "jade-palace",
  });
  expect((await runBrand(["check", "jade-palace", "--brands", dir])).code).toBe(0);
});

test("a brand that git does not hold is removed by --force only", async () => {
  const dir = await brandsCopy();
  const brand = path.join(dir, "jade");
  const remove = (...flags: string[]) => runBrand(["remove", "jade", "--brands", dir, ...flags]);
  expect((await remove()).stdout).toContain("would go. Nothing was removed yet");
  const refused = await remove("--write");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("BRAND_NOT_COMMITTED");
  expect(existsSync(brand)).toBe(true);
  expect((await remove("--write", "--force")).code).toBe(0);
  expect(existsSync(brand)).toBe(false);
});

test("a committed brand is removed without --force", async () => {
  const dir = await brandsCopy();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...args], {
      cwd: dir,
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "brands");
  expect((await runBrand(["remove", "jade", "--write", "--brands", dir])).code).toBe(0);
  expect(existsSync(path.join(dir, "jade"))).toBe(false);
});

test("a brand of another folder leaves a bundle of the usual one as it is", async () => {
  const home = await sampleFolder();
  const elsewhere = path.join(home, "elsewhere");
  cpSync("brands", elsewhere, { recursive: true });
  const bundle = path.join(home, "dist", ".releases", "jade", "one");
  mkdirSync(bundle, { recursive: true });
  writeFileSync(path.join(bundle, "build.json"), JSON.stringify(sampleReceipt("jade")));
  vi.spyOn(process, "cwd").mockReturnValue(home);
  onTestFinished(() => void vi.restoreAllMocks());
  const remove = (...flags: string[]) =>
    runBrand(["remove", "jade", "--write", "--force", "--brands", elsewhere, ...flags]);
  expect((await remove()).code).toBe(0);
  expect(existsSync(path.join(elsewhere, "jade"))).toBe(false);
  expect(existsSync(bundle)).toBe(true);
  cpSync(path.join(elsewhere, "aurora"), path.join(elsewhere, "jade"), { recursive: true });
  expect((await remove("--out", path.join(home, "dist"))).code).toBe(0);
  expect(existsSync(bundle)).toBe(false);
});
