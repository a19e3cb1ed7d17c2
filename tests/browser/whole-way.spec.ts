// Registration to a bound e-mail by touch on a phone; sealed.spec.ts does it on a desktop.
import { test, variantOf } from "./player.ts";
import { VIEWPORTS } from "./sites.ts";
import { wholeWay } from "./whole-way.ts";

test.use({ viewport: VIEWPORTS[1], hasTouch: true });

test("from registration to a bound e-mail", async ({ site, sandbox, players }) => {
  await wholeWay({ site, sandbox, players }, variantOf("jade"));
});
