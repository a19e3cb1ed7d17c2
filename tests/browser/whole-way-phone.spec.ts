// A player's whole way on a phone, by touch.
import { test, variantOf } from "./player.ts";
import { wholeWay } from "./whole-way.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("jade classic zh-CN on a phone: from registration to a bound e-mail", async ({
  site,
  sandbox,
  players,
}) => {
  await wholeWay({ site, sandbox, players }, variantOf("jade"));
});
