// The index of the preview: each brand as a card with a live thumbnail, or the picture of the gallery, and links to its editions and locales.
import { createHash } from "node:crypto";
import type { Receipt } from "../stamp/receipt.ts";
import { kilobytes } from "../base/sizes.ts";
import { escapeHtml } from "../base/escape-html.ts";

const EDITION_NAMES = { classic: "经典版", professional: "专业版" } as const;
const LOCALE_NAMES = { "zh-CN": "简体", "zh-TW": "繁體" } as const;

export interface SiteCard {
  readonly receipt: Receipt;
  readonly origin: string;
  /** Of the gallery; null shows the site itself. */
  readonly picture: string | null;
}

interface IndexOf {
  readonly cards: readonly SiteCard[];
  readonly hasGallery: boolean;
}

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 "PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
*{box-sizing:border-box}body{margin:0;background:light-dark(#eef1f4,#0c0f12);color:light-dark(#171b20,#eef1f4)}
header{max-width:90rem;margin:auto;padding:3rem 1.5rem 1.5rem}h1{margin:0;font-size:1.75rem}header p{margin:.25rem 0 0;color:light-dark(#4c5661,#a9b3bd)}
main{max-width:90rem;margin:auto;padding:0 1.5rem 4rem;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
article{background:light-dark(#fff,#171b20);border-radius:14px;overflow:hidden;box-shadow:0 1px 2px #0001,0 8px 24px -8px #0002;outline:1px solid light-dark(#0000,#2a3138)}
.frame{position:relative;aspect-ratio:16/10;overflow:hidden;background:#0003;container-type:inline-size}
iframe{position:absolute;inset:0 auto auto 0;width:1440px;height:900px;border:0;transform-origin:0 0;transform:scale(calc(100cqw / 1440px));pointer-events:none}
.frame img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:top}.gallery{margin-left:1rem;color:inherit}.frame a{position:absolute;inset:0}.body{padding:1rem 1.25rem 1.25rem}h2{margin:0;font-size:1.125rem}.meta{font-size:.8125rem;color:light-dark(#4c5661,#a9b3bd);margin:.125rem 0 .875rem}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}li{display:flex;align-items:center;gap:.375rem;font-size:.875rem;white-space:nowrap}li a{display:block;padding:.3125rem .625rem;border-radius:8px;background:light-dark(#eef1f4,#242a31);color:inherit;text-decoration:none;font-size:.875rem}li a:hover{background:light-dark(#dde3e9,#303841)}
a:focus-visible{outline:2px solid #3b82f6;outline-offset:2px}`;

/** @returns the page and its Content-Security-Policy */
export function indexPage({ cards, hasGallery }: IndexOf): { html: string; csp: string } {
  const hash = createHash("sha256").update(STYLE).digest("base64");
  const frames = cards.flatMap(({ origin, picture }) => (picture ? [] : origin)).join(" ");
  const page = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery · ${cards.length} 个品牌</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><h1>Livery</h1><p>${cards.length} 个品牌，由同一个核心生成。每个品牌有自己的源。${hasGallery ? GALLERY_LINK : ""}</p></header>
<main>
${cards.map(card).join("\n")}
</main></body></html>
`;
  const csp = `default-src 'none'; style-src 'sha256-${hash}'; frame-src ${frames || "'none'"}; img-src data: 'self'; base-uri 'none'; form-action 'none'`;
  return { html: page, csp };
}

const GALLERY_LINK = '<a class="gallery" href="/gallery/index.html">打开画廊</a>';

function card({ receipt, origin, picture }: SiteCard): string {
  const { brand } = receipt;
  const name = escapeHtml(brand.name["zh-CN"] ?? brand.id);
  const links = brand.editions.map((edition) => {
    const locales = brand.locales.map(
      (locale) =>
        `<a href="${origin}/?edition=${edition}&amp;locale=${locale}" aria-label="${EDITION_NAMES[edition]} · ${LOCALE_NAMES[locale]}">${LOCALE_NAMES[locale]}</a>`,
    );
    return `<li>${EDITION_NAMES[edition]}${locales.join("")}</li>`;
  });
  const shown = picture
    ? `<img src="${picture}" alt="" loading="lazy">`
    : `<iframe src="${origin}/" title="${name}" loading="lazy" tabindex="-1"></iframe>`;
  return `<article id="${brand.id}"><div class="frame">${shown}<a href="${origin}/" aria-label="${name}"></a></div>
<div class="body"><h2>${name}</h2><p class="meta">${brand.id} · ${receipt.switches.length} 项开关打开 · 首次加载 ${kilobytes(receipt.firstLoad, 0)}</p><ul>${links.join("")}</ul></div></article>`;
}
