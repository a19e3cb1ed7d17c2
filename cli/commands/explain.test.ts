import { expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";

interface ExplainResult {
  readonly explanations: readonly {
    readonly kind: string;
    readonly variant: string | null;
    readonly result: string | null;
    readonly steps: readonly {
      readonly layer: string;
      readonly value: unknown;
      readonly file: string | null;
      readonly line: number | null;
    }[];
  }[];
}

const explain = async (name: string) =>
  (await runBrandJson<ExplainResult>(["explain", "jade", name])).result.explanations;

test("a field: the layers that give it, the winner last", async () => {
  const [found] = await explain("legal.minimumAge");
  expect(found?.steps.map(({ layer, value }) => [layer, value])).toEqual([
    ["built-in defaults", 18],
    ["family fleet", 18],
  ]);
  expect(found?.steps.at(-1)).toMatchObject({
    file: "brands/_families/fleet.json",
    line: expect.any(Number),
  });
});

test("an object: each of its fields", async () => {
  const found = await explain("editions");
  expect(found.map(({ kind }) => kind)).toEqual(["field", "field"]);
});

test("a token: per edition, with what it resolves to", async () => {
  const found = await explain("color.accent");
  expect(found.map(({ kind, variant }) => [kind, variant])).toEqual([
    ["token", "classic"],
    ["token", "professional"],
  ]);
  for (const { result } of found) expect(result).toMatch(/^#[0-9a-f]{6}$/);
});

test("a text: core, brand, and zh-TW as converted", async () => {
  const [zhCN, zhTW] = await explain("home:hero.title");
  expect(zhCN?.steps.map(({ layer }) => layer)).toEqual(["core", "brand zh-CN"]);
  expect(zhTW?.variant).toBe("zh-TW");
  expect(zhTW?.result ?? zhTW?.steps.at(-1)?.layer).toBeTruthy();
});

test("prints file and line", async () => {
  const { stdout } = await runBrand(["explain", "jade", "siteId"]);
  expect(stdout).toMatch(
    /^siteId {2}field\n {2}→ 6102 {2}brand {2}brands\/jade\/brand\.json:\d+\n$/,
  );
});

test("protection: the whole table, with who asks for a duty", async () => {
  const { stdout } = await runBrand(["explain", "titan", "protection"]);
  expect(stdout).toContain('Player protection by the profile "none"');
  expect(stdout).toMatch(/^raiseCoolingHours +24 hours +common/m);
  const { result } = await runBrandJson<{ readonly profile: string; readonly duties: unknown[] }>([
    "explain",
    "titan",
    "protection",
  ]);
  expect(result.profile).toBe("none");
  expect(result.duties.length).toBeGreaterThan(30);
});
