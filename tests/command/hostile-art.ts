// Malicious drawings and documents.
import type { BaseManifest } from "../fixtures/broken-brands/base-brand.ts";

export interface Attack {
  /** `brand check` reports at least one of them; harmless when absent. */
  readonly codes?: readonly string[];
  readonly manifest?: (manifest: BaseManifest & Record<string, unknown>) => void;
  /** Path in the brand's folder → content. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly pipes?: readonly string[];
}

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';
const svg = (body: string): Attack["files"] => ({ "assets/mark.svg": `${HEAD}${body}</svg>` });
export const terms = (body: string): Attack["files"] => ({
  "legal/terms.md": `---\ntitle: 条款\nvariables: [operator]\n---\n\n{{operator}}\n\n${body}\n`,
});
const doubled = Array.from(
  { length: 24 },
  (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
).join("");

export const ART_ATTACKS: Readonly<Record<string, Attack>> = {
  // Drawings.
  "svg-script": { codes: ["BRAND_SVG_ELEMENT"], files: svg("<script>alert(1)</script>") },
  "svg-handler": {
    codes: ["BRAND_SVG_ATTRIBUTE"],
    files: svg('<path d="M0 0" onload="alert(1)"/>'),
  },
  "svg-proto": { codes: ["BRAND_SVG_ATTRIBUTE"], files: svg('<path d="M0 0" __proto__="x"/>') },
  "svg-prefix": {
    codes: ["BRAND_SVG_ELEMENT"],
    files: svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  },
  "svg-comment": {
    codes: ["BRAND_SVG_DECLARATION"],
    files: svg("<!--><img src=x onerror=alert(1)>-->"),
  },
  "svg-entity": {
    codes: ["BRAND_SVG_DECLARATION"],
    files: {
      "assets/mark.svg": `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${HEAD}<title>&b;</title></svg>`,
    },
  },
  "svg-href": {
    codes: ["BRAND_SVG_REFERENCE"],
    files: svg('<use href="&#106;avascript:alert(1)"/>'),
  },
  "svg-set": {
    codes: ["BRAND_SVG_ELEMENT"],
    files: svg('<set attributeName="href" to="javascript:alert(1)"/>'),
  },
  "svg-import": {
    codes: ["BRAND_SVG_STYLE"],
    files: svg('<path d="M0 0" style="@import url(//evil.example)"/>'),
  },
  "svg-use-bomb": {
    codes: ["BRAND_SVG_COST"],
    files: svg(`<path id="g0" d="M0 0h1v1z"/>${doubled}`),
  },
  "svg-octaves": {
    codes: ["BRAND_SVG_COST"],
    files: svg(
      '<filter id="f"><feTurbulence numOctaves="2147483647"/></filter><rect filter="url(#f)" width="64" height="64"/>',
    ),
  },
  "svg-blurs": {
    codes: ["BRAND_SVG_COST"],
    files: svg(
      `<filter id="f"><feGaussianBlur stdDeviation="5"/></filter>${'<rect filter="url(#f)" width="64" height="64"/>'.repeat(2000)}`,
    ),
  },
  "svg-deep": {
    codes: ["BRAND_SVG_COST"],
    files: svg(`${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}`),
  },
  "svg-braces": {
    codes: ["BRAND_SVG_SYNTAX", "BRAND_ART_ROLE"],
    files: { "assets/mark.svg": `${HEAD}${"{".repeat(190_000)}` },
  },
  "svg-roles": {
    codes: ["BRAND_ART_ROLE"],
    files: svg(Array.from({ length: 18_000 }, (_, i) => `{{z${i}}}`).join("")),
  },
  "svg-zero-box": {
    codes: ["BRAND_SVG_VIEW_BOX"],
    files: { "assets/mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>' },
  },
  // Markdown.
  "md-html": { codes: ["LEGAL_HTML"], files: terms("a <img src=x onerror=alert(1)>") },
  "md-link": { codes: ["LEGAL_LINK"], files: terms("[a](javascript:alert(1))") },
  "md-autolink": { codes: ["LEGAL_LINK"], files: terms("<https://evil.example>") },
  "md-image": { codes: ["LEGAL_IMAGE"], files: terms("![a](https://evil.example/a.png)") },
  "md-reference": { codes: ["LEGAL_MARKDOWN"], files: terms("[a]\n\n[a]: javascript:alert(1)") },
  "md-lists": { codes: ["LEGAL_MARKDOWN"], files: terms(`${"- ".repeat(30_000)}a`) },
  "md-quotes": { codes: ["LEGAL_MARKDOWN"], files: terms(`${">".repeat(100_000)}a`) },
  "md-marks": { codes: ["LEGAL_MARKDOWN"], files: terms("**a*".repeat(40_000)) },
  "md-brackets": { codes: ["LEGAL_MARKDOWN"], files: terms("![".repeat(40_000)) },
  "md-variable": {
    codes: ["LEGAL_VARIABLE_UNKNOWN", "LEGAL_MARKDOWN"],
    files: terms("{{constructor}}"),
  },
  "md-spaces": { codes: ["LEGAL_MARKDOWN"], files: terms(`a{{${" ".repeat(200_000)}b`) },
  "md-staircase": {
    codes: ["LEGAL_MARKDOWN"],
    files: terms(Array.from({ length: 400 }, (_, i) => `${" ".repeat(2 * i)}- a`).join("\n")),
  },
};
