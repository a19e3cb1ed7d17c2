import type { BrandConfig } from "#contract/brand-entry.ts";

export interface HtmlParts {
  readonly config: BrandConfig;
  readonly script: string;
  readonly robots: "index" | "noindex";
  readonly keywords: readonly string[];
  readonly canonical: string;
  readonly themeColour: string;
  readonly font: string;
  readonly styles: readonly string[];
  readonly entry: string;
  /** Chunks the first screen needs, in the order they are wanted. */
  readonly preload: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The page of a bundle. Every address is absolute: deep links serve the same file. */
export function html(parts: HtmlParts): string {
  const { config } = parts;
  const locale = config.locales.default;
  const title = escapeHtml(config.title[locale]);
  const description = escapeHtml(config.description[locale]);
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(parts.keywords.length > 0
      ? [`<meta name="keywords" content="${escapeHtml(parts.keywords.join(","))}">`]
      : []),
    ...(parts.robots === "noindex" ? [`<meta name="robots" content="noindex">`] : []),
    `<meta name="theme-color" content="${parts.themeColour}">`,
    `<script>${parts.script}</script>`,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="/${href}">`),
    `<script type="module" src="/${parts.entry}"></script>`,
    ...parts.preload.map((href) => `<link rel="modulepreload" href="/${href}">`),
    `<link rel="preload" as="font" type="font/woff2" href="/${parts.font}" crossorigin>`,
    `<link rel="icon" type="image/svg+xml" href="/icons/icon.svg">`,
    `<link rel="icon" type="image/png" sizes="48x48" href="/icons/icon-48.png">`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
  ];
  return `<!doctype html>
<html lang="${locale}" data-edition="${config.editions.default}">
<head>
${head.join("\n")}
</head>
<body>
<div id="root"></div>
<noscript>${title}：${locale === "zh-TW" ? "請開啟瀏覽器的 JavaScript 後重新整理頁面。" : "请开启浏览器的 JavaScript 后刷新页面。"}</noscript>
</body>
</html>
`;
}
