import { describe, expect, it } from "vitest";
import { readSheet } from "./brand-styles.ts";

const keepRules = (css: string, keep: (name: string) => boolean) => readSheet(css)(keep);

const keepOnly =
  (...used: string[]) =>
  (name: string) =>
    used.includes(name);

describe("a sheet", () => {
  it("drops rules whose every selector needs an unused class", () => {
    expect(keepRules(".a{top:0}.b{top:1px}.a,.b{left:0}.a:hover .b{left:1px}", keepOnly("a"))).toBe(
      ".a{top:0}.a,.b{left:0}",
    );
  });

  it("keeps rules without classes, statements and keyframes", () => {
    const css =
      "@layer base,utilities;body{top:0}@keyframes spin{to{rotate:1turn}}@font-face{src:url(a.woff2)}";
    expect(keepRules(css, keepOnly())).toBe(css);
  });

  it("filters layers and conditions, and drops empty ones", () => {
    const css =
      "@layer utilities{.a{top:0}@media (width>=56rem){.a{top:1px}.b{top:0}}@container (width>=1px){.b{top:0}}}";
    expect(keepRules(css, keepOnly("a"))).toBe(
      "@layer utilities{.a{top:0}@media (width>=56rem){.a{top:1px}}}",
    );
    expect(keepRules(css, keepOnly())).toBe("");
  });

  it("filters starting styles, which stay when empty", () => {
    const css = "@starting-style{.a{top:0}.b{top:0}}";
    expect(keepRules(css, keepOnly("a"))).toBe("@starting-style{.a{top:0}}");
    expect(keepRules(css, keepOnly())).toBe("@starting-style{}");
  });

  it("reads strings, escapes and numbers as no class", () => {
    const css = `.a{content:"}\\"{"}.b:before{content:'{'}.a{inset:.5rem}`;
    expect(keepRules(css, keepOnly("a"))).toBe(`.a{content:"}\\"{"}.a{inset:.5rem}`);
  });
});
