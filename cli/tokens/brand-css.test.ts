import path from "node:path";
import { expect, test } from "vitest";
import { ART_ROLES } from "#contract/artwork.ts";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { artPalettes } from "./art-palettes.ts";
import { brandCss } from "./brand-css.ts";
import { parseTokens } from "./read-token-file.ts";
import { resolveLayers, resolveTokens } from "./resolve-tokens.ts";

function tiny(values: object) {
  const file = parseTokens("tiny.json", JSON.stringify(values));
  return resolveLayers([file], file);
}

const figuresUrl = "/assets/figures.woff2";
const sans = (tc: string[]) => ({
  font: { $type: "fontFamily", sans: { $value: ["A", "sans-serif"] } },
  family: { $type: "fontFamily", "sans-tc": { $value: tc } },
});
const canvas = (value: string) => ({ color: { $type: "color", canvas: { $value: value } } });

/** `tiny` is its own semantic layer: every name is a role. */
test("shared properties are written once, the others per edition", async () => {
  const css = await brandCss(
    {
      classic: await tiny({ ...canvas("#ffffff"), ...sans(["A"]) }),
      professional: await tiny({ ...canvas("#000000"), ...sans(["A"]) }),
    },
    { default: "professional", figuresUrl },
  );
  expect(css.split("\n").slice(1).join("\n")).toMatchInlineSnapshot(`
    ":root{--family-sans-tc:"A";--font-sans:"A",sans-serif}
    :root,[data-edition="professional"]{color-scheme:dark;--color-canvas:#000000}
    [data-edition="classic"]{color-scheme:light;--color-canvas:#ffffff}
    :root:lang(zh-TW){--font-sans:"A"}
    html{background:var(--color-canvas)}
    "
  `);
});

async function editionsOf(id: string, editions: readonly Edition[]) {
  const entries = editions.map(async (edition) => {
    const brandDir = path.join(PACKAGE_ROOT, "brands", id);
    return [edition, await resolveTokens({ root: PACKAGE_ROOT, brandDir, edition })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test("a brand with one edition has no scope of the other", async () => {
  const css = await brandCss(await editionsOf("crimson", ["professional"]), {
    default: "professional",
    figuresUrl,
  });
  expect(css).not.toContain("data-edition");
  expect(css).toContain(":root{color-scheme:dark;");
});

test("traditional Chinese has fonts of its own, and only roles leave the build", async () => {
  const css = await brandCss(await editionsOf("jade", ["classic", "professional"]), {
    default: "classic",
    figuresUrl,
  });
  expect(css).toMatch(/:root:lang\(zh-TW\)\{--font-display:"Songti TC"/);
  expect(css).not.toMatch(/--(?:hue|chroma|family|art)-/);
  expect(css.length).toBeLessThan(8 * 1024);
});

test("the same tokens give the same bytes", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () =>
      brandCss(await editionsOf("lotus", ["classic", "professional"]), {
        default: "classic",
        figuresUrl,
      }),
    ),
  );
  expect(first).toBe(second);
});

test("the font's address cannot leave its url", async () => {
  const css = brandCss({}, { default: "classic", figuresUrl: 'x")}*{}' });
  await expect(css).rejects.toThrow(RangeError);
});

test("each edition has eight palettes with every role", async () => {
  const { classic, professional } = await editionsOf("aurora", ["classic", "professional"]);
  const palettes = classic === undefined ? [] : artPalettes(classic);
  expect(palettes).toHaveLength(8);
  for (const palette of palettes) {
    expect(Object.keys(palette)).toEqual([...ART_ROLES]);
    expect(Object.values(palette).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  }
  expect(new Set(palettes.map(({ a3 }) => a3)).size).toBe(8);
  expect(professional && artPalettes(professional)).not.toEqual(palettes);
});
