import type { BrandConfig } from "#contract/brand-entry.ts";
import { railFoldsAt } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import { chosenLocales } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import { OLDEST_BROWSERS } from "#contract/oldest-browsers.ts";
import { pagePattern } from "#contract/route-pattern.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { Question } from "#contract/static-pages.ts";
import { VISIT_FACTS_ID, type Preload, type VisitFacts } from "#contract/visit-facts.ts";
import type { InlineScripts } from "../core/inline-scripts.ts";
import { escapeScript } from "../content/escape-script.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { sharingTags } from "./html-sharing.ts";

export interface HtmlParts {
  readonly config: BrandConfig;
  /** What styles alone decide, as attributes of the page (`panda.config.ts`, conditions). */
  readonly inner: Pick<Manifest["layout"], "lobby" | "records">;
  readonly preloads: readonly Preload[];
  readonly routes: readonly RouteSpec[];
  readonly scripts: InlineScripts;
  /** Null under `brand dev`, which imports modules by their addresses. */
  readonly importMap: string | null;
  /** The page's own Content-Security-Policy. */
  readonly policy: string | null;
  /** `until-drawn`: the script decides, once it knows which page is shown. */
  readonly robots: "index" | "noindex" | "until-drawn";
  readonly keywords: readonly string[];
  /** `https://` and the domain; empty where the site has none of its own. */
  readonly origin: string;
  readonly themeColour: string;
  readonly font: string;
  readonly styles: readonly string[];
  readonly entry: string;
  /** `sha256-…` of a file; undefined where its content may change. */
  readonly integrity: (file: string) => string | undefined;
  readonly document: HtmlDocument;
  readonly preload: readonly string[];
}

export interface HtmlDocument {
  readonly locale: Locale;
  /** Of the page that its markup shows; `*` for any address, null for the frame alone. */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  /** Of the root before the script runs; null for an empty root. */
  readonly markup: string | null;
  readonly questions?: readonly Question[];
}

/** A page of a bundle. Every address in it is absolute: some of them answer for many pages. */
export function html(parts: HtmlParts): string {
  const { config, inner } = parts;
  const { locale, markup } = parts.document;
  const title = escapeHtml(parts.document.title);
  const description = escapeHtml(parts.document.description);
  const integrity = (file: string) => {
    const digest = parts.integrity(file);
    return digest === undefined ? "" : ` integrity="${digest}"`;
  };
  const head = [
    `<meta charset="utf-8">`,
    ...only(
      parts.policy,
      (policy) => `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    ),
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(parts.keywords.length > 0
      ? [`<meta name="keywords" content="${escapeHtml(parts.keywords.join(","))}">`]
      : []),
    ...ROBOTS[parts.robots],
    `<meta name="theme-color" content="${parts.themeColour}">`,
    `<script type="application/json" id="${VISIT_FACTS_ID}">${escapeScript(JSON.stringify(visitFacts(parts)))}</script>`,
    // Before the first module, and before anything that may preload one.
    ...only(parts.importMap, (map) => `<script type="importmap">${map}</script>`),
    `<script>${parts.scripts.head}</script>`,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="/${href}"${integrity(href)}>`),
    // The html holds the first paint, so styles and picture load before the script.
    `<script type="module" fetchpriority="low" src="/${parts.entry}"${integrity(parts.entry)}></script>`,
    ...parts.preload.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="/${href}">`,
    ),
    `<link rel="preload" as="font" type="font/woff2" href="/${parts.font}" crossorigin>`,
    `<link rel="icon" type="image/svg+xml" href="/icons/icon.svg">`,
    `<link rel="icon" type="image/png" sizes="48x48" href="/icons/icon-48.png">`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    ...sharingTags(config, parts.origin, parts.document),
  ];
  return `<!doctype html>
<html lang="${locale}" data-edition="${config.editions.default}" data-lobby-head="${inner.lobby}" data-records="${inner.records}">
<head>
${head.join("\n")}
</head>
<body>
<div id="root">${markup === null ? "" : `<div data-shell="">${markup}</div>`}</div>
${markup === null ? "" : `<script>${parts.scripts.body}</script>\n`}<noscript>${title}：${locale === "zh-TW" ? "請開啟瀏覽器的 JavaScript 後重新整理頁面。" : "请开启浏览器的 JavaScript 后刷新页面。"}</noscript>
</body>
</html>
`;
}

const ROBOTS: Readonly<Record<HtmlParts["robots"], readonly string[]>> = {
  index: [],
  noindex: [`<meta name="robots" content="noindex">`],
  "until-drawn": [`<meta name="robots" content="noindex" data-until-drawn="">`],
};

const only = (value: string | null, line: (value: string) => string): string[] =>
  value === null ? [] : [line(value)];

function visitFacts({ config, preloads, routes, document }: HtmlParts): VisitFacts {
  const { editions, locales, layout } = config;
  // No page with a document is without the frame.
  const frameless =
    document.path === null ? routes.filter((route) => route.layout === "plain") : [];
  return {
    editions: { default: editions.default, offered: editions.offered },
    locales: { default: locales.default, offered: chosenLocales(config) },
    page: addressesOf(document.path),
    frameless: frameless.map((route) => route.path.replace(/\/\*$/, "")),
    railFoldsAt: layout.header === "side" ? railFoldsAt(layout.member) : null,
    preloads,
    stalled: STALLED,
    outdated: OUTDATED,
  };
}

/** A pattern that matches no address for `shell.html`, and every address for `404.html`. */
function addressesOf(path: string | null): string {
  if (path === null) return "^$";
  return path === "*" ? "" : pagePattern([path]);
}

/** In the html, since the texts are scripts, too. */
const STALLED: VisitFacts["stalled"] = {
  "zh-CN": ["页面还没有加载完，按钮暂时不能使用。", "重新加载"],
  "zh-TW": ["頁面還沒有載入完成，按鈕暫時無法使用。", "重新載入"],
};

const OLDEST = Object.entries(OLDEST_BROWSERS)
  .map((one) => one.join(" "))
  .join("、");

const OUTDATED: VisitFacts["outdated"] = {
  "zh-CN": `浏览器版本过低，请更新到 ${OLDEST} 或更高版本。`,
  "zh-TW": `瀏覽器版本過舊，請更新至 ${OLDEST} 或更新的版本。`,
};
