import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hash128 } from "./fingerprint.ts";

describe("hash128", () => {
  it("is 32 hex digits for any text, and deterministic", () => {
    const asserted = fc.check(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const hash = hash128(text);
        return /^[\da-f]{32}$/.test(hash) && hash === hash128(text);
      }),
    );
    expect(asserted.failed).toBe(false);
  });

  it("differs for texts that differ slightly", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `host|${index}`);
    const hashes = texts.map((text) => hash128(text));
    expect(new Set(hashes).size).toBe(texts.length);
    for (const part of [0, 8, 16, 24]) {
      expect(new Set(hashes.map((hash) => hash.slice(part, part + 8))).size).toBeGreaterThan(
        19_980,
      );
    }
  });
});
