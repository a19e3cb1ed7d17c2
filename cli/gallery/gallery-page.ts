// The page of a gallery.
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { comparePictures, filterPictures } from "../../browser/gallery-script.ts";
import { SHOWN_PAGES } from "../../browser/shown-pages.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { htmlPage } from "../reports/html-page.ts";
import { EDITION_NAMES, linkedPicture, LOCALE_NAMES } from "../reports/page-text.ts";
import type { Gallery, GalleryPicture } from "./gallery-file.ts";
import { GALLERY_STYLE } from "./gallery-style.ts";

const PAGE_NAMES = { home: "首页", sport: "体育", lobby: "游戏大厅", cashier: "收银台" } as const;

export function galleryPage(gallery: Gallery): string {
  const { brands, pictures } = gallery;
  const script = `(${filterPictures.toString()})();(${comparePictures.toString()})();`;
  const widths = [...new Set(pictures.map(({ width }) => width))].toSorted((a, b) => b - a);
  const has = <T>(all: readonly T[], of: (picture: GalleryPicture) => T) =>
    all.filter((one) => pictures.some((picture) => of(picture) === one));
  const filters = [
    filter(
      "page",
      "页面",
      pick(
        has(SHOWN_PAGES, ({ page }) => page),
        PAGE_NAMES,
      ),
    ),
    filter(
      "edition",
      "版本",
      pick(
        has(EDITIONS, ({ edition }) => edition),
        EDITION_NAMES,
      ),
    ),
    filter(
      "locale",
      "语言",
      pick(
        has(LOCALES, ({ locale }) => locale),
        LOCALE_NAMES,
      ),
    ),
    filter(
      "width",
      "宽度",
      widths.map((width) => [String(width), `${width} px`] as const),
    ),
  ];
  const body = `<header><h1>品牌画廊</h1><p>${brands.length} 个品牌，${pictures.length} 张画面</p></header>
<form data-with-script hidden><div>
<label><input type="search" id="search" placeholder="查找品牌" aria-label="查找品牌"></label>
${filters.join("\n")}
<p class="count" role="status"><span id="count">${pictures.length}</span> 张</p></div></form>
<main>
${brands.map((brand) => section(brand, pictures)).join("\n")}
<p class="none" id="none" hidden>没有符合条件的画面，请放宽筛选。</p>
</main>
<div id="chosen" hidden><span>已选 <span id="chosen-count">0</span> 张</span><button type="button" class="main" id="compare">并排对比</button><button type="button" id="clear">清除</button></div>
<dialog id="comparison" aria-labelledby="comparison-title"><div><h2 id="comparison-title">并排对比</h2><label class="pick"><input type="checkbox" id="over">叠放滑动</label><input type="range" id="slide" min="0" max="100" value="50" aria-label="分界位置" hidden><button type="button" id="close">关闭</button></div><div id="stage"></div></dialog>
`;
  return htmlPage({
    lang: "zh-CN",
    title: `品牌画廊 · ${brands.length} 个品牌`,
    body,
    style: GALLERY_STYLE,
    script,
    images: "'self' file:",
  }).html;
}

function section({ id, name }: Gallery["brands"][number], all: readonly GalleryPicture[]): string {
  const own = all.filter(({ brand }) => brand === id);
  const order = ({ page, edition, locale, width }: GalleryPicture) =>
    [
      LOCALES.indexOf(locale),
      EDITIONS.indexOf(edition),
      -width,
      SHOWN_PAGES.indexOf(page),
    ] as const;
  const sorted = own.toSorted((one, other) => compare(order(one), order(other)));
  const figures = sorted.map((picture) => figure(picture, id, name));
  return `<section><h2>${escapeHtml(name)}<small>${id}</small></h2><div class="row">${figures.join("\n")}</div></section>`;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function figure(picture: GalleryPicture, id: string, name: string): string {
  const { file, page, edition, locale, width, height } = picture;
  const about = `${EDITION_NAMES[edition]} · ${LOCALE_NAMES[locale]} · ${width}`;
  const title = `${name} · ${PAGE_NAMES[page]} · ${about}`;
  const words = escapeHtml(`${id} ${name}`.toLowerCase());
  const data = `data-page="${page}" data-edition="${edition}" data-locale="${locale}" data-width="${width}"`;
  return `<figure${height > width ? ' class="narrow"' : ""} ${data} data-words="${words}" data-title="${escapeHtml(title)}">${linkedPicture({ file, about: title, size: picture })}<figcaption><div>${PAGE_NAMES[page]} <span>${about}</span></div><label data-with-script hidden><input type="checkbox" data-choose>对比</label></figcaption></figure>`;
}

type Choice = readonly [value: string, label: string];

const pick = <T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): Choice[] => values.map((value) => [value, names[value]]);

/** A filter with one value has nothing to choose. */
function filter(name: string, label: string, choices: readonly Choice[]): string {
  if (choices.length < 2) return "";
  const boxes = choices.map(
    ([value, text]) =>
      `<label class="pick"><input type="checkbox" data-filter="${name}" value="${value}" checked>${text}</label>`,
  );
  return `<fieldset><legend>${label}</legend>${boxes.join("")}</fieldset>`;
}
