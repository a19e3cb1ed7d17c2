import { expect, test } from "vitest";
import { printable } from "../base/characters.ts";
import { describeValues, differingParts } from "./describe-values.ts";

const value = (before: string | null, after: string | null) => ({
  before,
  after,
  brands: ["jade"],
});

test("a changed, an added and a removed value", () => {
  expect(describeValues([value("#111111", "#222222")])).toBe("#111111 → #222222");
  expect(describeValues([value(null, "home")])).toBe("+ home");
  expect(describeValues([value("home", null)])).toBe("− home");
});

test("of many values three are shown", () => {
  const colours = ["1", "2", "3", "4", "5"].map((digit) => value("#000000", `#${digit.repeat(6)}`));
  expect(describeValues(colours)).toBe(
    "#000000 → #111111; #000000 → #222222; #000000 → #333333; and 2 more",
  );
});

test("lists show removed and added entries, or the new order", () => {
  expect(describeValues([value('["home","sport"]', '["home","chess"]')])).toBe("− sport, + chess");
  expect(describeValues([value('["home","sport"]', '["sport","home"]')])).toBe(
    "order: sport, home",
  );
});

test("a long text is cut to its difference and some context", () => {
  const [before, after] = differingParts(
    `${"前".repeat(80)}旧${"后".repeat(80)}`,
    `${"前".repeat(80)}新${"后".repeat(80)}`,
  );
  expect(before).toBe(`…${"前".repeat(14)}旧${"后".repeat(14)}…`);
  expect(after).toBe(`…${"前".repeat(14)}新${"后".repeat(14)}…`);
});

test("control and direction characters are replaced", () => {
  expect(printable("a\nb\u001b[31mc\u202ed")).toBe("a\\nb\ufffd[31mc\ufffdd");
});
