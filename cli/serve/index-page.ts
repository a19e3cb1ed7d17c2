// The index of the preview: each brand as a card with a live thumbnail, or the picture of the gallery, and links to its editions and locales.
import type { Receipt } from "../stamp/receipt.ts";
import { kilobytes } from "../base/sizes.ts";
import { htmlPage } from "../reports/html-page.ts";
import { EDITION_NAMES, LOCALE_NAMES } from "../reports/page-text.ts";
import { escapeHtml } from "../base/escape-html.ts";

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
header{max-width:90rem;margin:auto;padding:3rem 1.5rem 1.5rem}header p{margin:.25rem 0 0;color:var(--soft)}
main{max-width:90rem;margin:auto;padding:0 1.5rem 4rem;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
article{background:var(--card);border-radius:14px;overflow:hidden;box-shadow:0 1px 2px #0001,0 8px 24px -8px #0002;outline:1px solid light-dark(#0000,#2a3138)}
.frame{position:relative;aspect-ratio:16/10;overflow:hidden;background:#0003;container-type:inline-size}
iframe{position:absolute;inset:0 auto auto 0;width:1440px;height:900px;border:0;transform-origin:0 0;transform:scale(calc(100cqw / 1440px));pointer-events:none}
.frame img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:top}.gallery{margin-left:1rem;color:inherit}.frame a{position:absolute;inset:0}.body{padding:1rem 1.25rem 1.25rem}h2{margin:0;font-size:1.125rem}.meta{font-size:.8125rem;color:var(--soft);margin:.125rem 0 .875rem}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}li{display:flex;align-items:center;gap:.375rem;font-size:.875rem;white-space:nowrap}li a{display:block;padding:.3125rem .625rem;border-radius:8px;background:light-dark(#eef1f4,#242a31);color:inherit;text-decoration:none;font-size:.875rem}li a:hover{background:light-dark(#dde3e9,#303841)}
`;

/** @returns the page and its Content-Security-Policy */
export function indexPage({ cards, hasGallery }: IndexOf): {
  readonly html: string;
  readonly policy: string;
} {
  const frames = cards.flatMap(({ origin, picture }) => (picture ? [] : origin)).join(" ");
  return htmlPage({
    lang: "zh-CN",
    title: `Livery · ${cards.length} 个品牌`,
    style: STYLE,
    images: "'self'",
    frames: frames || "'none'",
    body: `<header><h1>Livery</h1><p>${cards.length} 个品牌，由同一个核心生成。每个品牌有自己的源。${hasGallery ? GALLERY_LINK : ""}</p></header>
<main>
${cards.map(card).join("\n")}
</main>`,
  });
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
