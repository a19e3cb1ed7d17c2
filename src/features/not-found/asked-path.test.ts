import fc from "fast-check";
import { expect, it } from "vitest";
import { askedPath } from "./asked-path.ts";

it("is decoded", () => {
  expect(askedPath("/activity/%E4%BC%98%E6%83%A0")).toBe("/activity/优惠");
  expect(askedPath("/100%")).toBe("/100%");
});

it("has no invisible or direction-changing characters", () => {
  expect(askedPath("/a%E2%80%AEb%00c%0Ad")).toBe("/abcd");
});

it("is shortened in the middle", () => {
  const long = askedPath(`/first/${"x".repeat(300)}/last`);
  expect(long).toMatch(/^\/first\/x+…x+\/last$/);
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (path) => {
      expect([...askedPath(path)].length).toBeLessThanOrEqual(48);
    }),
  );
});
