// Whole stories on every selected site: from registration to a bound e-mail on a desktop and by touch, injected markup
// with and without the site's policies, and a bet from the press to its cash-out. `npm test` has each on one site.
import { injectIntoAccount, injectIntoHome } from "../browser/injected-markup.ts";
import { VIEWPORTS } from "../browser/sites.ts";
import { wholeWay } from "../browser/whole-way.ts";
import { betWay } from "./bet-way.ts";
import { test } from "./timed-test.ts";
import { asked } from "./walks.ts";

const [DESK, PHONE] = VIEWPORTS;

for (const [brand, sites] of Map.groupBy(asked, ({ variant }) => variant.brand.id))
  test.describe(`${brand} stories`, () => {
    const sealed = sites.some(({ variant }) => variant.brand.sealed);
    // On sealed sites a shown picture is known as the newest one.
    if (sealed) test.describe.configure({ mode: "default" });

    for (const { variant, name, parts } of sites) {
      for (const viewport of [DESK, PHONE])
        test.describe(`${name} ${viewport.name}`, () => {
          test.use({ viewport, hasTouch: viewport === PHONE });

          test("from registration to a bound e-mail", async ({ site, sandbox, players }) => {
            await wholeWay({ site, sandbox, players }, variant);
          });
        });

      // Answers of sealed sites cannot be changed on their way.
      for (const bypassCSP of sealed ? [] : [false, true])
        test.describe(`${name} ${bypassCSP ? "without" : "with"} policies`, () => {
          test.use({
            bypassCSP,
            forgiven:
              /Failed to load resource|Refused to|violates|foreign request: (javascript|http:\/\/x)/,
          });

          test("injected markup is shown as text", async ({ site, sandbox, players }) => {
            await injectIntoHome(site, variant);
            await injectIntoAccount({ site, sandbox, players }, variant);
          });
        });

      if (parts.some((part) => part.name === "sport"))
        test(`${name}: a bet is placed, listed and cashed out`, async ({
          site,
          sandbox,
          players,
        }) => {
          await betWay({ site, sandbox, players }, variant);
        });
    }
  });
