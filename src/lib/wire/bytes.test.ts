import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concat, fromBase64Url, fromUtf8, toBase64Url, toHex, toUtf8 } from "./bytes.ts";
import { randomId } from "./random-id.ts";

const bytes = fc.uint8Array({ maxLength: 300 });

describe("base64url", () => {
  it("round-trips every sequence of bytes with one spelling", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const text = toBase64Url(given);
        expect(text).toMatch(/^[\w-]*$/);
        expect(toHex(fromBase64Url(text))).toBe(toHex(given));
      }),
    );
  });

  it("encodes long sequences", () => {
    const long = new Uint8Array(100_000).fill(0xfb);
    expect(fromBase64Url(toBase64Url(long))).toEqual(long);
  });

  it.each(["A", "AB", "AA==", "A A=", "AA\n", "+_8", "a/8A", "é", "AAAAA"])(
    "refuses %j",
    (text) => {
      expect(() => fromBase64Url(text)).toThrow(Error);
    },
  );
});

it("refuses bytes that are not text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fromUtf8(toUtf8(text))).toBe(text);
    }),
  );
  expect(() => fromUtf8(Uint8Array.of(0xc0, 0x80))).toThrow(TypeError);
});

it("joins bytes in order", () => {
  expect(concat(Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3))).toEqual(
    Uint8Array.of(1, 2, 3),
  );
});

it("makes unique version 4 ids", () => {
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
