// `brand set`: an edit of many manifests with what it brings along.
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

interface SetResult {
  readonly written: boolean;
  readonly brands: readonly {
    readonly id: string;
    readonly changes: readonly { readonly field: string; readonly why: string | null }[];
  }[];
  readonly problems: readonly { readonly code: string }[];
}

/** A copy of this repository's brands. */
async function brandsCopy(): Promise<string> {
  const dir = path.join(await sampleFolder(), "brands");
  cpSync("brands", dir, { recursive: true });
  return dir;
}

const textOf = (dir: string, id: string) => readFileSync(path.join(dir, id, "brand.json"), "utf8");
const manifestOf = (dir: string, id: string) =>
  JSON.parse(textOf(dir, id)) as {
    switches: object;
    nav: string[];
    layout: { home: unknown[]; heroCard?: string };
    tags: string[];
    editions: { default: string; offered: string[] };
  };
const set = (dir: string, ...args: string[]) =>
  runBrandJson<SetResult>(["set", ...args, "--brands", dir]);

test("writes nothing until --write is given", async () => {
  const dir = await brandsCopy();
  const { stdout, code } = await runBrand([
    "set",
    "switches.chess=false",
    "aurora",
    "--brands",
    dir,
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain("1 of 1 brand changes with this edit.");
  expect(stdout).toContain("switched off: chess");
  expect(stdout).toContain("Run the same command with --write to change 1 manifest.");
  expect(textOf(dir, "aurora")).toBe(textOf("brands", "aurora"));
});

test("a switched-off venue leaves the navigation and the home page, and keeps the other lines", async () => {
  const dir = await brandsCopy();
  const { code, result } = await set(dir, "switches.lottery=false", "lotus", "aurora", "--write");
  expect({ code, written: result.written }).toEqual({ code: 0, written: true });
  const lotus = manifestOf(dir, "lotus");
  expect(lotus.nav).not.toContain("lottery");
  expect(JSON.stringify(lotus.layout.home)).not.toMatch(/"(?:lottery|draw-results)"/);
  expect(lotus.layout.heroCard).not.toBe("draw");
  const [before, after] = [textOf("brands", "aurora"), textOf(dir, "aurora")];
  const gone = before.split("\n").filter((line) => !after.split("\n").includes(line));
  expect(gone).toEqual(['  "switches": {},', '    "lottery",']);
  expect((await runBrandJson(["check", "lotus", "aurora", "--brands", dir])).code).toBe(0);
});

test("switches that require each other change together", async () => {
  const dir = await brandsCopy();
  const off = await set(dir, "switches.vip=false", "aurora", "--write");
  expect(off.result.brands[0]?.changes).toMatchObject([
    { field: "switches.vip", why: null },
    { field: "switches.welfare", why: 'it requires "vip", which is off' },
  ]);
  const on = await set(dir, "switches.welfare=true", "aurora", "--write");
  expect(on.result.brands[0]?.changes).toMatchObject([
    { field: "switches.welfare", why: null },
    { field: "switches.vip", why: '"welfare" requires it' },
  ]);
});

test("one brand that an edit breaks keeps all from being written", async () => {
  const dir = await brandsCopy();
  const { code, result } = await set(
    dir,
    "siteId=7777",
    "--tag",
    "sport",
    "jade",
    "aurora",
    "titan",
  );
  expect(code).toBe(0);
  const both = await set(dir, "siteId=7777", "aurora", "titan", "--write");
  expect(both.code).toBe(1);
  expect(both.result.written).toBe(false);
  expect(both.result.problems.map((one) => one.code)).toContain("BRAND_SITE_ID_TAKEN");
  expect(textOf(dir, "aurora")).toBe(textOf("brands", "aurora"));
  expect(result.brands.map(({ id }) => id)).toContain("aurora");
});

test("lists gain and lose entries; an own value can be taken away", async () => {
  const dir = await brandsCopy();
  await set(
    dir,
    "tags+=spring,sport",
    "--also",
    "editions.offered=professional",
    "aurora",
    "--write",
  );
  const changed = manifestOf(dir, "aurora");
  expect(changed.tags).toEqual(["sport", "flagship", "spring"]);
  expect(changed.editions).toEqual({ default: "professional", offered: ["professional"] });
  await set(dir, "tags-=spring", "--also", "assets.empty=", "aurora", "--write");
  expect(textOf(dir, "aurora")).not.toMatch(/spring|empty\.svg/);
});

test("an edit that changes nothing says so", async () => {
  const { code, stdout } = await runBrand(["set", "switches.chat=false", "jade"]);
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(stdout).toContain("Nothing to do: 1 brand had these values.");
});

test.each([
  ["switches.caht=true", 'A manifest has no field "switches.caht".'],
  ["switches.chat=maybe", '"switches.chat" is never "maybe"; it is one of true, false.'],
  ["switches.chat", '"switches.chat" sets nothing.'],
  ["name+=x", '"name" is no list.'],
  ["id=nova", '"id" cannot be set.'],
  ["legal.minimumAge=old", '"legal.minimumAge" is a number, and "old" is none.'],
  ["layout.home=[live", 'The value of "layout.home" begins like JSON, but is none.'],
])("refuses %s", async (assignment, what) => {
  const { code, stderr } = await runBrand(["set", assignment, "aurora"]);
  expect(code).toBe(2);
  expect(stderr).toContain(what);
});
