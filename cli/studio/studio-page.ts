// The document of the studio's page, and the tokens that dress it: those of the core in a colour of its own.
import path from "node:path";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { STUDIO_SCRIPT, STUDIO_STYLES } from "../core/compile-studio.ts";
import { brandCss } from "../tokens/brand-css.ts";
import { parseTokens, readSharedLayer } from "../tokens/read-token-file.ts";
import { resolveLayers } from "../tokens/resolve-tokens.ts";
import type { ResolvedTokens } from "../tokens/token-types.ts";
import { escapeHtml } from "../base/escape-html.ts";

export function studioHtml(id: string): string {
  return `<!doctype html>
<html lang="en" data-edition="professional">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(id)} · studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="tokens.css">
<link rel="stylesheet" href="app/${STUDIO_STYLES}">
<script type="module" src="app/${STUDIO_SCRIPT}"></script>
</head>
<body data-brand="${escapeHtml(id)}"><div id="root"></div></body>
</html>
`;
}

/** Quiet greys, so that the brand's colours are the only ones that count. */
const OWN = {
  hue: { brand: { $value: 262 }, alt: { $value: 262 }, neutral: { $value: 262 } },
  chroma: { brand: { $value: 0.13 }, neutral: { $value: 0.006 } },
};

export async function studioStyles(root: string): Promise<string> {
  const shared = (name: string) => readSharedLayer(path.join(root, "tokens", `${name}.json`));
  const semantic = shared("semantic");
  const own = parseTokens("", JSON.stringify(OWN));
  const editions: Partial<Record<Edition, ResolvedTokens>> = {};
  for (const edition of EDITIONS)
    editions[edition] = await resolveLayers(
      [shared("primitive"), semantic, shared(`edition/${edition}`), own],
      semantic,
    );
  const css = await brandCss(editions, { default: "professional", figuresUrl: "figures.woff2" });
  return css.replace(/@font-face\{[^{}]*\}/g, "");
}
