import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_PHONE } from "#contract/account-rules.ts";
import { matchesServerPattern } from "./safe-pattern.ts";

const NEVER = "[]";
const ALWAYS = "";
/** The fallback decides, so it is the fallback that has run. */
const fallsBack = (pattern: string) =>
  !matchesServerPattern(pattern, "86", NEVER) && matchesServerPattern(pattern, "86", ALWAYS);

describe("patterns of country areas", () => {
  it.each([
    ["^861\\d{10}$", "8613800138000", true],
    ["^861\\d{10}$", "861380013800", false],
    ["^\\+?861[3-9]\\d{9}$", "+8613800138000", true],
    ["^(?:86)?1(3[0-9]|4[5-9]|5[0-35-9]|7\\d|8\\d|9[189])\\d{8}$", "8618912345678", true],
    ["^(?:86)?1(3[0-9]|4[5-9]|5[0-35-9]|7\\d|8\\d|9[189])\\d{8}$", "8612912345678", false],
    ["^852(5|6|9)\\d{7}$", "85261234567", true],
    ["^886(-)?0?9[0-9]{8}$", "886-0912345678", true],
    ["^63\\d{10,11}$", "63917123456", false],
    ["^1\\(\\d{3}\\)\\s\\d{3}-\\d{4}$", "1(202) 555-0100", true],
    ["^[^a-z\\s]+$", "12345", true],
    ["\\d{3}", "ab123", true],
  ])("%s on %s is %s", (pattern, input, matches) => {
    expect(fallsBack(pattern)).toBe(false);
    expect(matchesServerPattern(pattern, input, NEVER)).toBe(matches);
  });

  it("takes the default of the contract", () => {
    expect(fallsBack(DEFAULT_PHONE)).toBe(false);
  });
});

describe("patterns that give way to the fallback", () => {
  it.each([
    "",
    "(a+)+$",
    "(a*)*b",
    "(a|a)*b",
    "(a|aa)+$",
    "(?:a?)+",
    "(\\d+){2,}x",
    "((ab)*c)*",
    "((a){2}){2}",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    ".*.*.*x",
    "\\d+\\d+\\d+$",
    `${"a?".repeat(30)}${"a".repeat(30)}`,
    `${"\\d{0,30}".repeat(6)}x`,
    `${"(a|b|c)".repeat(9)}x`,
    "(?=a)a",
    "(?!a)b",
    "(?<=a)b",
    "(?<name>a)",
    "(a)\\1",
    "\\bword\\b",
    "\\u0061",
    "\\x61",
    "\\p{L}",
    "a+?",
    "a++",
    "a**",
    "^*",
    "(",
    ")",
    "a)",
    "(a",
    "[a",
    "[]",
    "]",
    "a{",
    "{2}",
    "a{2,1}",
    "a{100}",
    "[z-a]",
    "\\",
    "a\\",
    "1".repeat(201),
  ])("%j", (pattern) => {
    expect(fallsBack(pattern)).toBe(true);
  });

  it("is any that repeats what repeats or chooses, whatever stands around it", () => {
    const inner = fc.constantFrom("a+", "a*", "a?", "\\d{1,3}", "a|b", "[ab]+c", "(a|b)");
    const outer = fc.constantFrom("+", "*", "?", "{2}", "{2,}", "{1,9}");
    const around = fc.constantFrom("", "x", "^", "\\d", "(?:y)");
    fc.assert(
      fc.property(inner, outer, around, around, (choice, repeats, before, after) => {
        expect(fallsBack(`${before}(${choice})${repeats}${after}`)).toBe(true);
      }),
    );
  });

  it("is no reason to throw, nor is any other text", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 220 }),
      fc.stringMatching(/^[ab\\d()[\]{}|?*+^$.,:!<=>0-9-]{0,40}$/),
    );
    fc.assert(
      fc.property(text, fc.string({ maxLength: 60 }), (pattern, input) => {
        expect(typeof matchesServerPattern(pattern, input, NEVER)).toBe("boolean");
      }),
      { numRuns: 2000 },
    );
  });
});

it("agrees with the engine where it runs a pattern", () => {
  const atom = fc.constantFrom("a", "\\d", "[a-c]", ".", "(?:ab)", "(a|b)", "\\.");
  const sign = fc.constantFrom("", "", "", "?", "{2}", "+");
  const piece = fc
    .tuple(atom, sign)
    .map(([one, repeats]) => (one === "(a|b)" ? one : one + repeats));
  const input = fc.stringMatching(/^[ab1.]{0,12}$/);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), input, (pieces, text) => {
      const pattern = `^${pieces.join("")}$`;
      fc.pre(!fallsBack(pattern));
      expect(matchesServerPattern(pattern, text, NEVER)).toBe(new RegExp(pattern).test(text));
    }),
  );
});

it("looks at the first forty characters", () => {
  expect(matchesServerPattern("^\\d+$", `${"1".repeat(40)}x`, NEVER)).toBe(true);
});
