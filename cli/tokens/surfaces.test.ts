// Every surface can be chosen for every brand: all its pairs of colours pass in both editions.
import path from "node:path";
import { expect, it } from "vitest";
import { SURFACES } from "#contract/layout.ts";
import { EDITIONS } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { checkContrast } from "./check-contrast.ts";
import { generatePalette } from "./generate-palette.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers, resolveTokens } from "./resolve-tokens.ts";
import { sampleBrands } from "../sample-brands.ts";
import { tokenSources } from "./token-sources.ts";

const ROLES = ["color.surface", "color.canvas", "color.hairline", "shadow.1"];
const CHOICES = SURFACES.flatMap((surface) =>
  EDITIONS.map((edition) => [surface, edition] as const),
);

it.each(CHOICES)("%s in the %s edition of the sample brands", async (surface, edition) => {
  const seen: string[] = [];
  for (const brand of await sampleBrands(edition)) {
    const sources = tokenSources(brand, edition, PACKAGE_ROOT);
    const plain = await resolveTokens({ ...sources, surface: undefined });
    const resolved = await resolveTokens({ ...sources, surface });
    expect(resolved.problems).toEqual([]);
    expect(checkContrast(resolved, { brandDir: brand.dir, edition }), brand.id).toEqual([]);
    const look = (name: string) => resolved.values.get(name)?.value;
    const changed = ROLES.some((name) => look(name) !== plain.values.get(name)?.value);
    if (changed) seen.push(brand.id);
  }
  // A brand's own values win: titan sets all of them.
  expect(seen.length).toBeGreaterThan(3);
});

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));

// `brand new` chooses a surface by the id, and makes the palette without it.
it.each(["#0b5fa5", "#c2185b", "#ffe600", "#39ff14", "#000000", "#ffffff"])(
  "each surface with a generated palette of %s",
  async (colour) => {
    const palette = await generatePalette({ colors: [colour], editions: EDITIONS });
    for (const [surface, edition] of CHOICES) {
      const core = ["primitive", "semantic", `edition/${edition}`, `surface/${surface}-${edition}`];
      const own = [palette.brand, palette[edition]].map((tree) =>
        parseTokens("", JSON.stringify(tree)),
      );
      const resolved = await resolveLayers([...core.map(shared), ...own], shared("semantic"));
      const failures = checkContrast(resolved, { brandDir: "new", edition });
      expect(failures, `${surface} ${edition}`).toEqual([]);
    }
  },
);
