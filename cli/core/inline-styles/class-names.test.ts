import { parse } from "postcss";
import { describe, expect, it } from "vitest";
import { renameClasses, shortNames, type ClassNames } from "./class-names.ts";

const SHORT = new Map([
  ["c_accent", "a"],
  ["hover:c_accent", "b"],
  ["bg_[linear-gradient(1deg,_red_0.5%)]", "c"],
]);

const names: ClassNames = {
  short: (name) => SHORT.get(name) ?? name,
  isUsed: (name) => SHORT.has(name),
  ofModule: () => [],
};

function renamed(...selectors: string[]): string[] {
  const root = parse(selectors.map((selector) => `${selector}{top:0}`).join(""));
  renameClasses(root, names);
  return root.nodes.map((node) => (node.type === "rule" ? node.selector : node.type));
}

describe("renameClasses", () => {
  it("shortens Panda's class names, also escaped ones", () => {
    expect(
      renamed(
        ".c_accent",
        ".hover\\:c_accent:is(:hover, [data-hover])",
        ".bg_\\[linear-gradient\\(1deg\\,_red_0\\.5\\%\\)\\] > b",
      ),
    ).toEqual([".a", ".b:is(:hover, [data-hover])", ".c > b"]);
  });

  it("keeps of a rule the selectors of used classes", () => {
    expect(renamed(".c_gone, .c_accent, .bg_\\[url\\(x\\)\\]")).toEqual([".a"]);
  });

  it("drops rules of unused classes, but not rules without classes", () => {
    expect(renamed(".c_gone", "body", "[data-edition=classic] .c_accent")).toEqual([
      "body",
      "[data-edition=classic] .a",
    ]);
  });
});

describe("shortNames", () => {
  const classes = Array.from({ length: 1000 }, (_, index) => [`p_${index}`, index % 7] as const);

  it("gives every class a name of its own that is a class in css and that no blocker hides", () => {
    const all = [...shortNames(new Map(classes)).values()];
    expect(new Set(all).size).toBe(classes.length);
    for (const name of all) expect(name).toMatch(/^(?!ad)[a-z][a-z\d]*$/i);
    expect(all.join("").length / all.length).toBeLessThan(2.6);
  });

  it("renames few classes when one is added, removed or used more often", () => {
    const before = shortNames(new Map(classes));
    const countRenamed = (uses: ReadonlyMap<string, number>) => {
      const after = shortNames(uses);
      return [...after].filter(([name, short]) => (before.get(name) ?? short) !== short).length;
    };
    expect(countRenamed(new Map([...classes, ["new", 3]]))).toBeLessThanOrEqual(3);
    expect(countRenamed(new Map(classes.slice(1)))).toBeLessThanOrEqual(3);
    expect(countRenamed(new Map(classes).set("p_70", 9))).toBeLessThanOrEqual(6);
  });
});
