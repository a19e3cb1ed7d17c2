import { expect, it } from "vitest";
import { marginText } from "./market-margin.ts";

it("is what the implied chances exceed the whole by", () => {
  // 1/1.92 + 1/1.96 and 1/2.30 + 1/3.10 + 1/3.20.
  expect(marginText("R", ["0.92", "0.96"])).toBe("3.1");
  expect(marginText("M", ["2.30", "3.10", "3.20"])).toBe("7.0");
  expect(marginText("DC", ["1.33", "1.36", "1.55"])).toBe("6.6");
});

it("is unknown while a side has no price", () => {
  expect(marginText("R", ["0.92"])).toBeNull();
  expect(marginText("M", ["2.30", "0", "3.20"])).toBeNull();
});
