// What belongs to one brand is in no other brand's bundle: planted in each kind of file that brand data comes from, it
// fails the build of that brand alone, with its place, and the last good bundle stays. Its encodings are tested in
// cli/isolation.
import { readFile, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "./bundle.ts";
import { makeFleet, manifestOf, states, type Fleet } from "./build-fleet.ts";
import { editJson } from "./temp-folder.ts";

let fleet: Fleet;
let good: string;

interface SearchedFor {
  readonly brands: number;
  readonly identities: number;
  readonly leftOut: readonly {
    readonly brand: string;
    readonly text: string;
    readonly why: string;
  }[];
}

interface Texts {
  home: { hero: Record<string, string> };
}

beforeAll(async () => {
  fleet = await makeFleet();
  const { code, result } = await fleet.build();
  expect({ code, states: states(result) }).toEqual({
    code: 0,
    states: { harbor: "built", titan: "built" },
  });
  good = await realpath(fleet.bundle("harbor"));
});

const own = (file: string) => path.join(fleet.brands, "harbor", file);

/** Plants a text in one of harbor's files, builds, and restores the file. */
async function planted(file: string, change: (text: string) => string) {
  const before = await readFile(own(file), "utf8");
  await writeFile(own(file), change(before));
  try {
    return await fleet.build();
  } finally {
    await writeFile(own(file), before);
  }
}

const inText = (text: string) => (content: string) => {
  const texts = JSON.parse(content) as Texts;
  texts.home.hero["text"] = text;
  return JSON.stringify(texts);
};

const inDrawing = (part: string) => (svg: string) => svg.replace("</svg>", `${part}</svg>`);

const hex = (text: string) =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const PLANTED: readonly (readonly [string, string, (text: string) => string, RegExp])[] = [
  [
    "a name in a text, escaped",
    "texts/zh-CN.json",
    inText(hex("泰坦国际")),
    /name "泰坦国际" of titan .*, escaped/,
  ],
  [
    "a name in a drawing",
    "assets/hero.svg",
    inDrawing("<desc>泰坦国际</desc>"),
    /name "泰坦国际" of titan in assets\/hero-/,
  ],
];

describe("a bundle that contains", () => {
  it.each(PLANTED)("%s is not shown", async (_what, file, change, told) => {
    const { code, result, stderr } = await planted(file, change);
    expect({ code, states: states(result) }).toEqual({
      code: 1,
      states: { harbor: "failed", titan: "unchanged" },
    });
    expect(stderr).toMatch(/BUILD_LEAK/);
    expect(stderr).toMatch(told);
    expect(stderr).toMatch(/at byte \d+/);
    expect(await realpath(fleet.bundle("harbor"))).toBe(good);
    expect(await listFiles(good)).toContain("build.json");
  });

  it("another brand's colours, copied from its stylesheet into a drawing, is not shown", async () => {
    const bundle = fleet.bundle("titan");
    const sheet =
      (await listFiles(bundle)).find((file) => /^assets\/brand-\w+\.css$/.test(file)) ?? "";
    const colours = [
      ...new Set((await readFile(path.join(bundle, sheet), "utf8")).match(/#[0-9a-f]{6}\b/g)),
    ];
    const paths = colours.map((colour) => `<path d="M0 0" fill="${colour}"/>`).join("");
    const { code, stderr } = await planted("assets/hero.svg", inDrawing(paths));
    expect(code).toBe(1);
    expect(stderr).toMatch(/BUILD_LEAK[^]*the colour "#[0-9a-f]{6}" of titan in assets\/hero-/);
  });

  it("another brand's host in its own manifest is not shown", async () => {
    const { code, stderr } = await planted("brand.json", (text) =>
      text.replace("https://support.harbor-table.example", "https://help.titan-intl.example"),
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/BUILD_LEAK[^]*domain "titan-intl.example" of titan/);
  });
});

it("reports what was searched for", async () => {
  const { code, result } = await fleet.build("harbor", "--force");
  expect(code).toBe(0);
  const { isolation } = result as unknown as { isolation: SearchedFor };
  expect(isolation).toMatchObject({ brands: 2, leftOut: [] });
  expect(isolation.identities).toBeGreaterThan(15);
});

it("includes brands that are not part of this build", async () => {
  await rm(path.join(fleet.out, "titan"), { force: true });
  const before = await readFile(own("texts/zh-CN.json"), "utf8");
  await writeFile(own("texts/zh-CN.json"), inText("泰坦国际")(before));
  const { result, stderr } = await fleet.build("harbor");
  await writeFile(own("texts/zh-CN.json"), before);
  expect(states(result)).toEqual({ harbor: "failed" });
  expect(stderr).toContain("BUILD_LEAK");
});

it("leaves out a name that is in every bundle, with a note", async () => {
  const { name } = await manifestOf(fleet, "titan");
  const file = path.join(fleet.brands, "titan", "brand.json");
  await editJson<{ name: string }>(file, (manifest) => (manifest.name = "首页"));
  const { code, result } = await fleet.build("titan");
  await editJson<{ name: string }>(file, (manifest) => (manifest.name = name));
  expect({ code, states: states(result) }).toEqual({
    code: 0,
    states: { titan: "built" },
  });
  const { isolation } = result as unknown as { isolation: SearchedFor };
  expect(isolation.leftOut).toContainEqual({
    brand: "titan",
    kind: "name",
    text: "首页",
    why: "shared-content",
  });
});

it("refuses a route of a feature that is switched off", async () => {
  const { code, stderr } = await planted("brand.json", (content) =>
    JSON.stringify({ ...JSON.parse(content), description: "见 /game/sport 页" }),
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /BUILD_ABSENCE[^]*has sport off, holds "\/game\/sport" in (?:index\.html|assets\/entry-\w+\.js);/,
  );
});
