import { expect, test } from "vitest";
import { svgProblems } from "./check-svg.ts";

const svg = (inner: string) => `<svg viewBox="0 0 8 8">${inner}</svg>`;
const codes = (inner: string) => svgProblems(svg(inner), "a.svg").map(({ code }) => code);

test("allowed shapes with local references have no problem", () => {
  expect(codes('<path id="a" d="M0 0h8" fill="url(#b)"/><use href="#a"/>')).toEqual([]);
});

test.each([
  '<use href="https://evil.example/a.svg#a"/>',
  '<use href="javascript:alert(1)"/>',
  '<path d="M0 0" fill="url(https://evil.example/x)"/>',
  '<path d="M0 0" fill="u\\72l(//x)"/>',
  '<path d="M0 0" fill="javascript:alert(1)"/>',
  '<path d="M0 0" fill="data:text/html,x"/>',
  '<path d="M0 0" style="fill:url(//x)"/>',
])("an outside reference is refused: %s", (inner) => {
  expect(codes(inner)).toEqual(["BRAND_SVG_REFERENCE"]);
});

test.each([
  ["<script>alert(1)</script>", "BRAND_SVG_ELEMENT"],
  ["<foreignObject/>", "BRAND_SVG_ELEMENT"],
  ['<path onload="alert(1)"/>', "BRAND_SVG_ATTRIBUTE"],
  ["<!-- x -->", "BRAND_SVG_DECLARATION"],
  ["<path>", "BRAND_SVG_SYNTAX"],
  ['<path id="a"/><path id="a"/>', "BRAND_SVG_DUPLICATE_ID"],
])("%s is refused", (inner, code) => {
  expect(codes(inner)).toContain(code);
});
