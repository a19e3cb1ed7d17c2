import { expect, it } from "vitest";
import { gameOfPrice } from "./price-id.ts";

it.each(["m17:RE:0:H", "m17:HROU:2:U", "m17:T:0:7+"])("reads the match of %s", (id) => {
  expect(gameOfPrice(id)).toBe("m17");
});

it.each(["", "m17", "m17:RE", "m17:RE:0", "m17:RE:0:H:1", "wallet-8812"])(
  "knows no match of %j: another venue's price",
  (id) => {
    expect(gameOfPrice(id)).toBeNull();
  },
);
