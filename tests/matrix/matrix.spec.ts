// Every address of the selected brands, editions and locales on three widths: it opens without an error, in its
// locale, no wider than the window, with working links, without a serious axe finding, without a control over a part
// of another or something floating over one, and can be left after a translator has been at it. A test goes on after a finding, so that one run
// shows all of a site.
import { drawn, seriousFindings } from "../../browser/axe.ts";
import { coveredByFloats } from "../browser/floating-controls.ts";
import { overlappingControls } from "../browser/hit-areas.ts";
import { expect } from "../browser/player.ts";
import { unsoundPage } from "../browser/soundness.ts";
import { translatePage } from "../browser/translate-page.ts";
import { deadLinks } from "../../browser/walk-pages.ts";
import { SIZES } from "./asked-variants.ts";
import { test } from "./timed-test.ts";
import { asked } from "./walks.ts";

/** Each variant at another width first: a run that is stopped early has seen most kinds. */
const rounds = SIZES.flatMap((_, round) =>
  asked.map((one, index) => ({ ...one, viewport: SIZES[(index + round) % SIZES.length] })),
);

for (const { variant, name, parts, viewport = SIZES[0] } of rounds)
  test.describe(`${name} ${viewport.name}`, () => {
    test.use({ viewport });

    for (const { name: part, walk } of parts)
      test(part, async ({ site, players, sandbox }) => {
        const { page } = site;
        await walk({ site, players, sandbox }, async (what) => {
          await drawn(page);
          const links = await deadLinks(site, variant.brand);
          const found = [
            ...(await unsoundPage(page, variant)),
            ...links.map((link) => `links to no page: ${link}`),
            ...(await seriousFindings(page)),
            ...(await overlappingControls(page)),
            ...(await coveredByFloats(page)),
          ];
          expect.soft(found, what).toEqual([]);
          // An uncaught error fails the test, also one that comes while the next page opens.
          if (part === "pages") await translatePage(page);
        });
      });
  });
