// The document of every page that the command writes: self-contained, with one stylesheet and at most one script, which
// its policy names by digest.
import { createHash } from "node:crypto";

/** Roles of colour in light and dark, and what is the same on every page. */
const BASE_STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#eef1f4,#0c0f12);--card:light-dark(#fff,#171b20);--ink:light-dark(#171b20,#eef1f4);--soft:light-dark(#4c5661,#a9b3bd);--line:light-dark(#dde3e9,#2a3138);--quiet:light-dark(#dde3e9,#242a31);--mark:light-dark(#1d4ed8,#93c5fd);font:16px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC","Noto Sans SC","Microsoft YaHei",sans-serif}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;background:var(--ground);color:var(--ink)}
h1{margin:0;font-size:1.75rem;line-height:1.25}a{color:var(--mark)}
:is(a,button,input,summary):focus-visible{outline:2px solid #3b82f6;outline-offset:2px}
`;

export interface HtmlPage {
  readonly lang: "en" | "zh-CN";
  /** Markup, like `body`. */
  readonly title: string;
  readonly body: string;
  /** Beside what all pages have. */
  readonly style: string;
  readonly script?: string;
  /** Where pictures may come from; nowhere when absent. */
  readonly images?: string | undefined;
  readonly frames?: string | undefined;
}

/** @returns the page, which names its policy itself, and the policy for who serves it */
export function htmlPage(page: HtmlPage): { readonly html: string; readonly policy: string } {
  const { lang, title, body, script, images } = page;
  // Without it, a browser asks the server of the page for a picture.
  const icon = images === undefined ? "" : '<link rel="icon" href="data:,">';
  const style = `${BASE_STYLE}${page.style}`;
  const policy = policyOf(page, style);
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title>${icon}<style>${style}</style></head>
<body>${body}${script === undefined ? "" : `<script>${script}</script>`}</body></html>
`;
  return { html, policy };
}

function policyOf({ images, frames, script }: HtmlPage, style: string): string {
  return [
    "default-src 'none'",
    ...(images === undefined ? [] : [`img-src data: ${images}`]),
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    `style-src '${digestOf(style)}'`,
    ...(script === undefined ? [] : [`script-src '${digestOf(script)}'`]),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

const digestOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;
