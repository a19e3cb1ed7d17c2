import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearestPages } from "./nearest-pages.ts";

const PAGES = ["/home", "/agent", "/mine/userinfo", "/app/help/kh", "/app/help/gztk"].map(
  (path) => ({ path, title: path, group: "site" }) as const,
);
const nearest = (path: string) => nearestPages(PAGES, path).map((page) => page.path);

describe("the nearest pages", () => {
  it.each([
    ["/hoem", "/home"],
    ["/Agnet", "/agent"],
    ["/userinfo", "/mine/userinfo"],
    ["/help/gztk", "/app/help/gztk"],
    ["/app/help/kg", "/app/help/kh"],
  ])("of %s begin with %s", (asked, page) => {
    expect(nearest(asked)[0]).toBe(page);
  });

  it("are none where no address is similar", () => {
    expect(nearest("/wp-login.php")).toEqual([]);
    expect(nearest(`/${"home".repeat(100)}`)).toEqual([]);
  });
});

describe("edits", () => {
  const word = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b", "/") });

  it("form a metric", () => {
    fc.assert(
      fc.property(word, word, word, (one, two, three) => {
        expect(editDistance(one, one)).toBe(0);
        expect(editDistance(one, two)).toBe(editDistance(two, one));
        expect(editDistance(one, three)).toBeLessThanOrEqual(
          editDistance(one, two) + editDistance(two, three),
        );
      }),
    );
  });

  it("count single letters", () => {
    expect(editDistance("home", "hoem")).toBe(2);
    expect(editDistance("", "abc")).toBe(3);
  });
});
