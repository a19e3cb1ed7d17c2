// A drawing without a problem has no script, and an HTML parser reads it alike.
import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { svgProblems } from "./check-svg.ts";
import { SVG_ELEMENTS } from "./svg-allow-list.ts";

const names = fc.constantFrom(
  "g",
  "path",
  "use",
  "title",
  "script",
  "style",
  "foreignObject",
  "a",
  "animate",
  "svg:script",
  "feImage",
  "__proto__",
);
const attributes = fc.constantFrom(
  "id",
  "d",
  "href",
  "xlink:href",
  "fill",
  "style",
  "onload",
  "filter",
  "xmlns:x",
  "x:y",
  "__proto__",
  "constructor",
  "class",
);
const content = fc.oneof(
  hostileText,
  fc.constantFrom(
    "url(#a)",
    "url(//x)",
    "#a",
    "&#106;avascript:1",
    "fill:red",
    "fill:u\\72l(//x)",
    "{{a3}}",
    "{{z9}}",
  ),
);
const element = fc
  .tuple(names, fc.array(fc.tuple(attributes, content), { maxLength: 3 }), content)
  .map(
    ([name, list, text]) =>
      `<${name} ${list.map(([key, value]) => `${key}="${value}"`).join(" ")}>${text}</${name}>`,
  );
const drawings = fc
  .array(element, { maxLength: 4 })
  .map(
    (list) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${list.join("")}</svg>`,
  );

test("a drawing without a problem holds only allowed elements", () => {
  fc.assert(
    fc.property(drawings, (svg) => {
      if (svgProblems(svg, "a.svg").length > 0) return;
      expect(svg).not.toMatch(/<!|<\?|<script|\son\w+\s*=/i);
      const parser = new SaxesParser();
      parser.on("opentag", ({ name, attributes: found }) => {
        expect(SVG_ELEMENTS.has(name)).toBe(true);
        expect(Object.keys(found).filter((key) => /^on|^__|^class$/.test(key))).toEqual([]);
        const addresses = Object.values(found).flatMap(
          (value) => String(value).match(/url\([^)]*/g) ?? [],
        );
        expect(addresses.filter((address) => !/^url\(\s*["']?#/.test(address))).toEqual([]);
      });
      parser.write(svg).close();
    }),
    fuzzRuns(0.5),
  );
});

test("a lone surrogate does not hide the text after it", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g>\ud800<!--</g></svg>';
  expect(svgProblems(svg, "a.svg").map(({ code }) => code)).toContain("BRAND_SVG_SYNTAX");
});
