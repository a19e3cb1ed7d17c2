// Every page, dialog and sports view once, half of them in each edition: no serious axe finding, no text or target
// that is too small, no control over a part of another, nothing that floats over a control, no link of a page to one
// that the brand does not have. The build checks the colours of brands;
// `npm run matrix` checks every page of every brand.
import { drawn, seriousFindings } from "../../browser/axe.ts";
import { coveredByFloats } from "./floating-controls.ts";
import { overlappingControls } from "./hit-areas.ts";
import { expect, type SitePage } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { pagesOf } from "../../browser/routes-of.ts";
import { type Variant, VIEWPORTS } from "./sites.ts";
import { deadLinks } from "../../browser/walk-pages.ts";
import { expectSound } from "./soundness.ts";
import { walkDialogs } from "./walk-dialogs.ts";
import { walkEngagement } from "./walk-engagement.ts";
import { walkPages } from "./walk-pages.ts";
import { walkSport } from "./walk-sport.ts";

const [DESK, PHONE] = VIEWPORTS;
const aurora = variantOf("aurora", "classic", "zh-CN");
const titan = variantOf("titan", "professional", "zh-TW");

const lookOn =
  ({ page }: SitePage, variant: Variant) =>
  async (name: string) => {
    await drawn(page);
    await expectSound(page, variant, name);
    expect(await seriousFindings(page), `${name}: axe`).toEqual([]);
    expect.soft(await overlappingControls(page), `${name}: overlaps`).toEqual([]);
    expect.soft(await coveredByFloats(page), `${name}: covered`).toEqual([]);
  };

for (const [half, variant, viewport] of [
  [0, aurora, PHONE],
  [1, titan, DESK],
] as const)
  test.describe(`${variant.brand.id} ${variant.edition} ${viewport.name}`, () => {
    test.use({ viewport });

    test("every second page", async ({ site, players }) => {
      const routes = pagesOf(variant.brand).filter((_, index) => index % 2 === half);
      const look = lookOn(site, variant);
      await walkPages({ site, players }, variant, routes, async (name) => {
        await look(name);
        expect(await deadLinks(site, variant.brand), `${name}: links to no page`).toEqual([]);
      });
    });
  });

test("the auth dialog in each mode", async ({ site, players, sandbox }) => {
  await walkDialogs({ site, players, sandbox }, aurora, lookOn(site, aurora));
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("activities, rewards, messages and the chat", async ({ site, players, sandbox }) => {
    await walkEngagement({ site, players, sandbox }, titan, lookOn(site, titan));
  });

  test("the views of the sports page", async ({ site, players }) => {
    await walkSport({ site, players }, titan, lookOn(site, titan));
  });
});
