import path from "node:path";
import { expect, it, test } from "vitest";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { artPalettes } from "./art-palettes.ts";
import { oklchOf } from "./colour.ts";
import { generatePalette } from "./generate-palette.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));

async function palettesOf(colour: string) {
  const { brand } = await generatePalette({ colors: [colour], editions: ["classic"] });
  const semantic = shared("semantic");
  const own = parseTokens("", JSON.stringify(brand));
  return artPalettes(
    await resolveLayers([shared("primitive"), semantic, shared("edition/classic"), own], semantic),
  );
}

/** Without the metal tones, which are always gold. */
const chromas = async (colour: string) =>
  (await palettesOf(colour)).map((palette) =>
    Math.max(
      ...Object.entries(palette)
        .filter(([role]) => !role.startsWith("g"))
        .map(([, tone]) => oklchOf(tone).c),
    ),
  );

test.each(["#000000", "#ffffff", "#808080", "#7f7f80"])(
  "drawings of a brand of %s have no colour but gold",
  async (colour) => {
    expect(Math.max(...(await chromas(colour)))).toBeLessThan(0.03);
  },
);

it("leaves colourful brands their full tones", async () => {
  expect(Math.min(...(await chromas("#0b5fa5")))).toBeGreaterThan(0.1);
});

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it.each(["#0b5fa5", "#1e7d32", "#c2185b", "#c62828", "#6a3fb5"])(
  "drawings of %s keep to the brand's own two hues",
  async (colour) => {
    const [own, ...others] = await palettesOf(colour);
    const hue = (tone = "") => oklchOf(tone).h;
    // The last palette is nearly grey.
    for (const { a3 } of others.slice(0, -1)) {
      const away = Math.min(apart(hue(a3), hue(own?.a3)), apart(hue(a3), hue(own?.k3)));
      expect(away).toBeLessThan(42);
    }
  },
);
