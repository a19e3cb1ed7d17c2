import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Network } from "#contract/coins.ts";
import { checkAddress } from "./coin-address.ts";

const VALID: readonly (readonly [Network, string])[] = [
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["TRC20", "TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj"],
  // EIP-55's own examples
  ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["ERC20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["ERC20", "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"],
  ["BTC", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["BTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  // BIP 173 and BIP 350
  ["BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["BTC", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"],
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
];

describe("checkAddress", () => {
  it.each(VALID)("%s takes %s", (network, address) => {
    expect(checkAddress(address, network)).toEqual({ fault: null, checked: true });
  });

  it("says when an address carries no checksum", () => {
    const small = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
    expect(checkAddress(small, "ERC20")).toEqual({ fault: null, checked: false });
    expect(checkAddress(`0x${small.slice(2).toUpperCase()}`, "ERC20").fault).toBeNull();
  });

  it.each([
    ["TRC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "ERC20"],
    ["ERC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TRC20"],
    ["TRC20", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BTC"],
    ["BTC", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TRC20"],
  ] as const)("on %s, %s is of %s", (network, address, other) => {
    expect(checkAddress(address, network).fault).toEqual({ kind: "network", network: other });
  });

  it.each([
    ["BTC", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"],
    ["BTC", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
    ["BTC", "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1"],
    ["BTC", "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9"],
  ] as const)("%s refuses %s of another chain", (network, address) => {
    expect(checkAddress(address, network).fault).toEqual({ kind: "foreign" });
  });

  it("names what is wrong", () => {
    const fault = (network: Network, address: string) => checkAddress(address, network).fault;
    expect(fault("TRC20", "")).toEqual({ kind: "missing" });
    expect(fault("TRC20", "hello")).toEqual({ kind: "unknown" });
    expect(fault("TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6")).toEqual({
      kind: "length",
      has: 33,
      wants: 34,
    });
    expect(fault("TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjO0")).toEqual({
      kind: "character",
      character: "O",
    });
    expect(fault("ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg")).toEqual({
      kind: "character",
      character: "g",
    });
    expect(fault("ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA")).toMatchObject({
      kind: "length",
    });
    expect(fault("BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t")).toMatchObject({
      kind: "length",
    });
    expect(fault("BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tB")).toEqual({
      kind: "checksum",
    });
  });

  it("refuses a program of version 1 that nobody could spend", () => {
    const address = "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y";
    expect(checkAddress(address, "BTC").fault).toMatchObject({ kind: "length", wants: 62 });
  });

  it("refuses version 0 written in Bech32m, and version 1 written in Bech32 (BIP 350)", () => {
    for (const address of [
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh",
    ])
      expect(checkAddress(address, "BTC").fault).toEqual({ kind: "checksum" });
  });

  it("finds every single wrong character, and every two that changed places", () => {
    const places = fc.record({
      which: fc.constantFrom(...VALID.filter(([network]) => network !== "ERC20")),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(places, ({ which: [network, address], at, by }) => {
        const place = 4 + (at % (address.length - 5));
        const alphabet = address.toLowerCase().startsWith("bc1")
          ? "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
          : "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
        const was = address[place] ?? "";
        const isUpper = address.startsWith("BC1");
        const now =
          alphabet[(alphabet.indexOf(isUpper ? was.toLowerCase() : was) + by) % alphabet.length];
        const wrong =
          address.slice(0, place) + (isUpper ? now?.toUpperCase() : now) + address.slice(place + 1);
        expect(wrong === address || checkAddress(wrong, network).fault !== null).toBe(true);
        const [one = "", other = ""] = address.slice(place, place + 2);
        const swapped = address.slice(0, place) + other + one + address.slice(place + 2);
        expect(swapped === address || checkAddress(swapped, network).fault !== null).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("takes any text without an error", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom("", "0x", "bc1", "bc1q", "T", "1"),
        (text, start) => {
          for (const network of ["TRC20", "ERC20", "BTC"] as const)
            expect(checkAddress(start + text, network).fault).not.toBeNull();
        },
      ),
    );
  });
});
