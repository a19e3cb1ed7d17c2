import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { readLayers, resolveTokens } from "./resolve-tokens.ts";

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "livery-tokens-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function brandOf(files: Record<string, unknown>): Promise<string> {
  count += 1;
  const dir = path.join(folder, `brand-${count}`);
  await mkdir(path.join(dir, "tokens"), { recursive: true });
  for (const [name, content] of Object.entries({ brand: {}, ...files })) {
    const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
    await writeFile(path.join(dir, "tokens", `${name}.json`), text);
  }
  return dir;
}

async function resolved(files: Record<string, unknown>, edition: Edition = "classic") {
  return resolveTokens({ root: PACKAGE_ROOT, brandDir: await brandOf(files), edition });
}

async function found(files: Record<string, unknown>) {
  const { problems } = await resolved(files);
  return problems.map(({ code, line, field }) => [code, line, field]);
}

const colour = (name: string, value: unknown) => ({ color: { [name]: { $value: value } } });

describe("layers", () => {
  test("the brand's edition file wins over the brand, and that over the shared layers", async () => {
    const brand = { color: { accent: { $value: "#111111" }, live: { $value: "#222222" } } };
    const { values } = await resolved({ brand, classic: colour("live", "#333333") });
    expect(values.get("color.accent")?.value).toBe("#111111");
    expect(values.get("color.live")?.value).toBe("#333333");
  });

  test("a brand overrides its family", async () => {
    const family = path.join(folder, "group.tokens.json");
    await writeFile(
      family,
      JSON.stringify({ ...colour("accent", "#444444"), hue: { brand: { $value: 10 } } }),
    );
    const brandDir = await brandOf({ brand: { hue: { brand: { $value: 20 } } } });
    const sources = {
      root: PACKAGE_ROOT,
      brandDir,
      familyTokens: [family],
      edition: "classic",
    } as const;
    const { values, primitives } = await resolveTokens(sources);
    expect(values.get("color.accent")?.value).toBe("#444444");
    expect(primitives.get("hue.brand")?.value).toBe("20");
    const chain = readLayers(sources).flatMap(
      ({ layer }) => layer?.tokens.filter(({ name }) => name === "hue.brand") ?? [],
    );
    expect(chain.map(({ file, value }) => [path.basename(file), value])).toEqual([
      ["primitive.json", 220],
      ["group.tokens.json", 10],
      ["brand.json", 20],
    ]);
  });

  test("aliases are resolved after the last layer", async () => {
    const { values } = await resolved({ brand: colour("accent-text", "#123456") });
    expect(values.get("color.link")?.value).toBe("#123456");
    expect(values.get("color.link")?.source.file).toMatch(/brand\.json$/);
  });

  test("a brand adds primitives and refers to them, with arithmetic", async () => {
    const { values, problems } = await resolved({
      brand: {
        sea: { $type: "number", deep: { $value: "200+10*2" }, light: { $value: 0.5 } },
        ...colour("accent", "oklch({sea.light}*0.5 0.05 {sea.deep}*1)"),
      },
    });
    expect(problems).toEqual([]);
    expect(values.get("color.accent")?.value).toBe("#002631");
  });
});

describe("DTCG colour objects", () => {
  const blue = { colorSpace: "oklch", components: ["{sea.light}", 0.1, "{hue.brand}"] };

  test("are allowed wherever a colour is, with references", async () => {
    const { values, problems } = await resolved({
      brand: {
        hue: { brand: { $value: 240 } },
        sea: { $type: "number", light: { $value: 0.5 } },
        ...colour("accent", blue),
      },
    });
    expect(problems).toEqual([]);
    expect(values.get("color.accent")?.value).toBe("#1f6a96");
  });

  test("report the line of an out-of-range component", async () => {
    const brand = colour("accent", { colorSpace: "srgb", components: [255, 0, 0] });
    expect(await found({ brand })).toEqual([["TOKEN_VALUE", 3, "color.accent"]]);
  });
});

describe("a hostile file", () => {
  const tokens = (values: Record<string, unknown>, $type: string) => ({
    far: {
      $type,
      ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
    },
  });

  test("whose values double with every reference is refused", async () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`n${at + 1}`, `{ far.n${at} }{far.n${at}}`]),
    );
    for (const first of ["1", "x", "{{far.n1}"])
      expect(await found({ brand: tokens({ n0: first, ...doubling }, "number") })).not.toEqual([]);
  });

  test("whose lists double with every reference comes out without repetitions", async () => {
    const lists = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`n${at + 1}`, [`{far.n${at}}`, `{far.n${at}}`]]),
    );
    const { primitives } = await resolved({
      brand: tokens({ n0: ["Arial"], ...lists }, "fontFamily"),
    });
    expect(primitives.get("far.n60")?.value).toBe('"Arial"');
  });

  test("an incomplete value is reported once, not where it is referenced", async () => {
    const brand = tokens({ a: "1*", b: "{far.a}", c: "{far.b}+1" }, "number");
    expect(await found({ brand })).toEqual([["TOKEN_VALUE", 4, "far.a"]]);
  });
});

describe("problems", () => {
  test("a name that is no role", async () => {
    expect(await found({ brand: colour("acent", "#111111") })).toEqual([
      ["TOKEN_UNKNOWN", 3, "color.acent"],
    ]);
  });

  test("a similar name is suggested", async () => {
    const { problems } = await resolved({ brand: colour("link", "{color.acent}") });
    expect(problems[0]?.fix).toBe('write "{color.accent}", or a value.');
  });

  test("an alias to a missing token is reported once, not for its dependents", async () => {
    const brand = colour("accent-text", "{color.nowhere}");
    expect(await found({ brand })).toEqual([["TOKEN_ALIAS", 3, "color.accent-text"]]);
  });

  test("a cycle", async () => {
    const brand = {
      color: { accent: { $value: "{color.alt}" }, alt: { $value: "{color.accent}" } },
    };
    const { problems } = await resolved({ brand });
    expect(problems.map(({ code, found: cycle }) => [code, cycle])).toEqual([
      ["TOKEN_CYCLE", "color.accent → color.alt → color.accent"],
    ]);
  });

  test("a chain of too many references", async () => {
    const links = Array.from({ length: 200 }, (_, at) => [
      `n${at}`,
      { $value: `{far.n${at + 1}}` },
    ]);
    const far = { $type: "number", ...Object.fromEntries(links), n200: { $value: 1 } };
    expect((await found({ brand: { far } })).map(([code]) => code)).toContain("TOKEN_ALIAS");
  });

  test.each([
    [
      "another type for a role",
      { color: { accent: { $type: "number", $value: 1 } } },
      "TOKEN_TYPE",
    ],
    [
      "a type that does not exist",
      { color: { $type: "paint", accent: { $value: "#111111" } } },
      "TOKEN_TYPE",
    ],
    ["a primitive without a type", { sea: { deep: { $value: 1 } } }, "TOKEN_TYPE"],
    ["an alias to another type", colour("accent", "{space.4}"), "TOKEN_TYPE"],
    ["a value that is no colour", colour("accent", "red;}"), "TOKEN_VALUE"],
    ["an unknown key", { color: { accent: { $vaule: "#111111" } } }, "TOKEN_SYNTAX"],
    [
      "a token inside a role",
      { color: { accent: { $value: "#111111", deep: { $value: 1 } } } },
      "TOKEN_UNKNOWN",
    ],
    ["a name in capitals", { Color: {} }, "TOKEN_SYNTAX"],
    ["a bare value", { color: { accent: "#111111" } }, "TOKEN_SYNTAX"],
    ["text that is not JSON", "{ // no\n}", "BRAND_JSON_SYNTAX"],
    ["another JSON value", "[]", "TOKEN_SYNTAX"],
  ])("%s", async (_, brand, code) => {
    const problems = await found({ brand });
    expect(problems.map(([each]) => each)).toEqual([code]);
    expect(problems[0]?.[1]).toBeTypeOf("number");
  });

  test("a role without a value in any layer", async () => {
    const root = path.join(folder, "shared");
    await mkdir(path.join(root, "tokens", "edition"), { recursive: true });
    const semantic = { color: { $type: "color", accent: {} } };
    for (const [name, content] of Object.entries({
      primitive: {},
      semantic,
      "edition/classic": {},
    })) {
      await writeFile(path.join(root, "tokens", `${name}.json`), JSON.stringify(content, null, 2));
    }
    const { problems } = await resolveTokens({
      root,
      brandDir: await brandOf({}),
      edition: "classic",
    });
    expect(problems.map(({ code, line, field }) => [code, line, field])).toEqual([
      ["TOKEN_MISSING", 4, "color.accent"],
    ]);
  });

  test("a missing brand file and a link out of the brand", async () => {
    const brandDir = await brandOf({});
    await rm(path.join(brandDir, "tokens", "brand.json"));
    await symlink("/etc/hostname", path.join(brandDir, "tokens", "classic.json"));
    const { problems } = await resolveTokens({ root: PACKAGE_ROOT, brandDir, edition: "classic" });
    expect(problems.map(({ code }) => code)).toEqual(["TOKEN_MISSING", "BRAND_FILE_OUTSIDE"]);
  });
});
