import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { StudioEdit } from "#contract/studio.ts";
import { openFleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { sampleFolder } from "../sample-folder.ts";
import { checkContrast } from "../tokens/check-contrast.ts";
import { resolveTokens } from "../tokens/resolve-tokens.ts";
import { applyEdits } from "./apply-edits.ts";
import { writeChanges } from "./brand-files.ts";

let brandsDir: string;
let brand: LoadedBrand;

const read = async (): Promise<LoadedBrand> => {
  const [found] = (await openFleetReader({ brandsDir }).read(["aurora"])).brands;
  if (found === undefined) throw new Error("the sample brand is broken");
  return found;
};

beforeAll(async () => {
  brandsDir = await sampleFolder();
  for (const folder of ["aurora", "_families"])
    cpSync(path.join(PACKAGE_ROOT, "brands", folder), path.join(brandsDir, folder), {
      recursive: true,
    });
  brand = await read();
});

/** Lines that go and come, without the rest of the file. */
async function lines(...edits: StudioEdit[]): Promise<readonly string[]> {
  return (await applyEdits(brand, edits)).flatMap(({ name, before, after }) => {
    const [old, now] = [before ?? "", after ?? ""].map((text) => text.split("\n"));
    const minus = (old ?? []).filter((line) => now?.includes(line) !== true);
    const plus = (now ?? []).filter((line) => old?.includes(line) !== true);
    return [
      name,
      ...minus.map((line) => `-${line.trim()}`),
      ...plus.map((line) => `+${line.trim()}`),
    ];
  });
}

it("changes one line of a token file, and keeps the others", async () => {
  expect(await lines({ kind: "token", file: "brand", name: "hue.brand", value: 20 })).toEqual([
    "tokens/brand.json",
    '-"$value": 192',
    '+"$value": 20',
  ]);
});

it("writes a file that the brand does not have yet, and takes its groups away with their last value", async () => {
  const token = { kind: "token", file: "classic", name: "color.accent" } as const;
  const [added] = await applyEdits(brand, [{ ...token, value: "#123456" }]);
  expect(added).toMatchObject({ name: "tokens/classic.json", before: null });
  expect(JSON.parse(added?.after ?? "")).toEqual({ color: { accent: { $value: "#123456" } } });
  const [both] = await applyEdits(brand, [
    { ...token, value: "#123456" },
    { ...token, value: null },
  ]);
  expect(JSON.parse(both?.after ?? "")).toEqual({});
  const text = { kind: "text", locale: "zh-TW", name: "home:hero.title" } as const;
  const [same] = await applyEdits(brand, [{ ...text, value: null }]);
  expect(JSON.parse(same?.after ?? "")).toEqual({});
});

it("brings along what a switch makes necessary", async () => {
  const [manifest] = await applyEdits(brand, [
    { kind: "field", field: "switches.sponsor", value: false },
  ]);
  const now = JSON.parse(manifest?.after ?? "") as typeof brand.manifest;
  expect(now.switches).toEqual({ sponsor: false });
  expect(now.nav).not.toContain("sponsor");
  expect(now.layout.home.at(-1)).toBe("download");
});

it("takes a field from the family again", async () => {
  expect(await lines({ kind: "field", field: "legal.licence", value: null })).toEqual([
    "brand.json",
    '-"licence": "LV-2026-0418",',
  ]);
});

it.each([
  { kind: "field", field: "no.such", value: 1 },
  { kind: "field", field: "id", value: "nova" },
  { kind: "drawing", field: "layout.header", svg: "<svg/>" },
  { kind: "drawing", field: "assets.nothing", svg: "<svg/>" },
] satisfies StudioEdit[])("refuses %j", async (edit) => {
  await expect(applyEdits(brand, [edit])).rejects.toThrow("CONFIG_USAGE");
});

it("makes a palette whose pairs all pass in both editions, and keeps other groups", async () => {
  const changes = await applyEdits(brand, [{ kind: "palette", main: "#ffe600", counter: null }]);
  expect(changes.map(({ name }) => name)).toEqual([
    "tokens/brand.json",
    "tokens/classic.json",
    "tokens/professional.json",
  ]);
  expect(changes[0]?.after).toContain('"spread"');
  writeChanges(brand.dir, changes);
  const { dir, familyTokens } = await read();
  for (const edition of ["classic", "professional"] as const) {
    const resolved = await resolveTokens({
      root: PACKAGE_ROOT,
      brandDir: dir,
      familyTokens,
      edition,
    });
    expect(resolved.problems).toEqual([]);
    expect(checkContrast(resolved, { brandDir: dir, edition })).toEqual([]);
  }
});

it("keeps byte order mark and line ends of files that another editor wrote", async () => {
  const { dir } = brand;
  const windows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  const manifest = readFileSync(path.join(dir, "brand.json"), "utf8");
  writeFileSync(path.join(dir, "brand.json"), windows(manifest));
  mkdirSync(path.join(dir, "legal"));
  writeFileSync(path.join(dir, "legal", "terms.md"), windows("# 条款\n\n一\n"));
  const changes = await applyEdits(await read(), [
    { kind: "field", field: "legal.licence", value: "LV-1" },
    { kind: "legal", name: "terms", locale: "zh-CN", text: "# 条款\n\n二\n" },
  ]);
  expect(changes.map(({ after }) => after)).toEqual([
    windows(manifest.replace("LV-2026-0418", "LV-1")),
    windows("# 条款\n\n二\n"),
  ]);
});

it.each([
  ["no drawing", "\u0089PNG"],
  ["more than 200000 bytes", `<svg>${"中".repeat(70_000)}</svg>`],
  ["a script", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script/></svg>'],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  [
    "a picture of another site",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image href="https://example.com/a.png"/></svg>',
  ],
  [
    "an unknown colour role",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="{{a99}}" d="M0 0"/></svg>',
  ],
])("writes no drawing with %s", async (_, svg) => {
  const edits = applyEdits(brand, [{ kind: "drawing", field: "assets.logo", svg }]);
  await expect(edits).rejects.toThrow("stays as it is");
});

it("replaces a drawing in its own file", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const [change] = await applyEdits(brand, [{ kind: "drawing", field: "assets.logo", svg }]);
  expect(change).toMatchObject({ name: "assets/logo.svg", after: svg });
});
