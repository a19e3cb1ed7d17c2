// Published examples of addresses, and addresses with a wrong character.
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Network } from "#contract/coins.ts";
import { isAddress } from "./coin-address.ts";

const RIGHT: readonly (readonly [Network, string])[] = [
  ["TRC20", "TFUohETtPMQDZgxZ7kYemHzpwqmk725Pe7"],
  // EIP-55
  ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["ERC20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["ERC20", "0x52908400098527886E0F7030069857D2E4169EE7"],
  ["ERC20", "0xde709f2102306220921060314715629080e2fb77"],
  // BIP 173, BIP 350
  ["BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["BTC", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["BTC", "3P14159f73E4gFr7JterCCQh9QjiTjiZrG"],
];

it.each(RIGHT)("%s: %s", (network, address) => {
  expect(isAddress(address, network)).toBe(true);
});

it.each([
  // Version 0 with Bech32m, version 1 with Bech32 (BIP 350)
  ["BTC", "bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd"],
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd"],
  ["BTC", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
  ["BTC", ""],
  ["ERC20", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["TRC20", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["BTC", "TFUohETtPMQDZgxZ7kYemHzpwqmk725Pe7"],
] as const)("not %s: %s", (network, address) => {
  expect(isAddress(address, network)).toBe(false);
});

it("finds every wrong character", () => {
  const checked = RIGHT.filter(([network]) => network !== "ERC20");
  const letters = "123456789ABCDEFGHJKLMNPQ";
  fc.assert(
    fc.property(fc.constantFrom(...checked), fc.nat(), fc.nat(), ([network, address], at, by) => {
      const place = 3 + (at % (address.length - 3));
      const letter = letters[by % letters.length] ?? "";
      fc.pre(letter !== address[place]);
      const wrong = address.slice(0, place) + letter + address.slice(place + 1);
      expect(isAddress(wrong, network)).toBe(false);
    }),
  );
});
