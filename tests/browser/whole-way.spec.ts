// Registration to a bound e-mail, on a desktop and by touch on a phone.
import { test, variantOf } from "./player.ts";
import { VIEWPORTS } from "./sites.ts";
import { wholeWay } from "./whole-way.ts";

const [DESK, PHONE] = VIEWPORTS;

for (const [variant, viewport] of [
  [variantOf("aurora", "professional", "zh-TW"), DESK],
  [variantOf("jade"), PHONE],
] as const) {
  test.describe(`${variant.brand.id} ${viewport.name}`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE });

    test("from registration to a bound e-mail", async ({ site, sandbox, players }) => {
      await wholeWay({ site, sandbox, players }, variant);
    });
  });
}
