// A player's whole way in a brand without encryption: both editions, both locales, a desk.
import { test, variantOf } from "./player.ts";
import { wholeWay } from "./whole-way.ts";

test.use({ viewport: { width: 1366, height: 900 } });

for (const edition of ["classic", "professional"] as const) {
  for (const locale of ["zh-CN", "zh-TW"] as const) {
    test(`aurora ${edition} ${locale}: from registration to a bound e-mail`, async ({
      site,
      sandbox,
      players,
    }) => {
      await wholeWay({ site, sandbox, players }, variantOf("aurora", edition, locale));
    });
  }
}
