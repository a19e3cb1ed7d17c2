import { describe, expect, it } from "vitest";
import type { BrandConfig } from "#contract/brand-entry.ts";
import { sharingTags } from "./html-sharing.ts";

const both = (text: string) => ({ "zh-CN": text, "zh-TW": `${text}繁` });

const CONFIG = {
  name: both("样站"),
  latinName: "SAMPLE",
  title: both(`"样站" & <b>`),
  description: both("样站说明。"),
  locales: { default: "zh-TW", offered: ["zh-CN", "zh-TW"] },
  switches: ["localeToggle"],
  legal: { operatorName: both("</script><script>alert(1)//\u2028") },
} as unknown as BrandConfig;

const ORIGIN = "https://sample.example";

const HOME = {
  locale: "zh-TW",
  path: "/home",
  title: CONFIG.title["zh-TW"],
  description: CONFIG.description["zh-TW"],
} as const;

const tagsOf = (config: Partial<BrandConfig> = {}, page: Partial<typeof HOME> | object = {}) =>
  sharingTags({ ...CONFIG, ...config }, ORIGIN, { ...HOME, ...page }).join("\n");

const dataOf = (tags: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>$/s.exec(tags)?.[1] ?? "");

describe("sharingTags", () => {
  it("names the page, its picture and its other locale", () => {
    expect(tagsOf().replace(/<script.*/s, "")).toMatchInlineSnapshot(`
      "<link rel="canonical" href="https://sample.example/home">
      <link rel="alternate" hreflang="zh-Hans" href="https://sample.example/zh-CN/home">
      <link rel="alternate" hreflang="zh-Hant" href="https://sample.example/home">
      <link rel="alternate" hreflang="x-default" href="https://sample.example/home">
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="样站繁">
      <meta property="og:title" content="&quot;样站&quot; &amp; &lt;b&gt;繁">
      <meta property="og:description" content="样站说明。繁">
      <meta property="og:url" content="https://sample.example/home">
      <meta property="og:locale" content="zh_TW">
      <meta property="og:locale:alternate" content="zh_CN">
      <meta property="og:image" content="https://sample.example/icons/share.png">
      <meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630">
      <meta property="og:image:alt" content="样站繁 SAMPLE">
      <meta name="twitter:card" content="summary_large_image">
      "
    `);
  });

  it("has no locale links without a choice of locale", () => {
    expect(tagsOf({ switches: [] })).not.toContain("hreflang");
    const one = tagsOf({ locales: { default: "zh-CN", offered: ["zh-CN"] } }, { locale: "zh-CN" });
    expect(one).not.toContain("hreflang");
    expect(one).not.toContain("og:locale:alternate");
  });

  it("tells a page by its own address, words and way from home", () => {
    const tags = tagsOf({}, { path: "/agent", title: "代理", description: "代理的說明。" });
    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}/agent">`);
    expect(tags).toContain(`<meta property="og:title" content="代理">`);
    expect(tags).toContain(`<meta property="og:description" content="代理的說明。">`);
    const [, way] = (dataOf(tags) as { readonly "@graph": readonly unknown[] })["@graph"];
    expect(way).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "样站繁", item: `${ORIGIN}/home` },
        { "@type": "ListItem", position: 2, name: "代理", item: `${ORIGIN}/agent` },
      ],
    });
  });

  it("leads from what is no page to home", () => {
    for (const path of [null, "*"])
      expect(tagsOf({}, { path })).toContain(`<link rel="canonical" href="${ORIGIN}/home">`);
  });

  it("escapes texts in structured data", () => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>$/s.exec(tagsOf())?.[1] ?? "";
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({
      "@type": "WebSite",
      name: "样站繁",
      url: `${ORIGIN}/home`,
      publisher: {
        legalName: "</script><script>alert(1)//\u2028繁",
        logo: `${ORIGIN}/icons/maskable-512.png`,
      },
    });
  });
});
