import * as fc from "fast-check";
import { expect, it } from "vitest";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { KEYS, pressKey } from "./stake-keys.ts";

it("shows every pressed key, so that an amount never changes unseen", () => {
  const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 14 });
  fc.assert(
    fc.property(keys, (pressed) => {
      const typed = pressed.reduce((text, key) => typedAmount(pressKey(text, key)).text, "");
      const { cents, problem } = typedAmount(pressed.join(""));
      expect(typedAmount(typed)).toMatchObject({ cents, problem });
    }),
  );
});

it("deletes the last character, also of text that is no amount", () => {
  expect(pressKey("1.234", "delete")).toBe("1.23");
  expect(pressKey("1e", "delete")).toBe("1");
  expect(pressKey("", "delete")).toBe("");
});
