import { parse } from "postcss";
import { describe, expect, it } from "vitest";
import { renameClasses, type ClassNames } from "./class-names.ts";

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
