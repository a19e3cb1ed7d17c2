// Every address of the selected brands, editions and locales on three widths: it opens without an error, in its
// locale, no wider than the window, with working links and without a serious axe finding.
import { drawn, seriousFindings } from "../../browser/axe.ts";
import { expect, test } from "../browser/player.ts";
import { expectSound } from "../browser/soundness.ts";
import { deadLinks } from "../../browser/walk-pages.ts";
import { SIZES } from "./asked-variants.ts";
import { asked } from "./walks.ts";

for (const { variant, name, parts } of asked)
  for (const viewport of SIZES)
    test.describe(`${name} ${viewport.name}`, () => {
      test.use({ viewport });

      for (const { name: part, walk } of parts)
        test(part, async ({ site, players, sandbox }) => {
          const { page } = site;
          await walk({ site, players, sandbox }, async (what) => {
            await drawn(page);
            await expectSound(page, variant, what);
            expect(await deadLinks(site, variant.brand), `${what}: links to no page`).toEqual([]);
            expect(await seriousFindings(page), `${what}: axe`).toEqual([]);
          });
        });
    });
