// The modules of a brand under `brand dev`: its entry, and a client that applies changes of its data.
import type { Plugin } from "vite";

export const ENTRY = "/@brand/entry.js";
export const CLIENT = "/@brand/client.js";
/** Of the sites that are served beside the brand's: `/@brand/<name>/entry.js`. */
const ENTRIES = /^\/@brand\/(?:([a-z0-9-]+)\/)?entry\.js$/;

export const entryOf = (beside: string): string => `/@brand/${beside}/entry.js`;

export const STYLES = "livery:css";
export const MENDED = "livery:mended";
export const UPDATED = "livery:updated";

/**
 * @param entry source of the brand's entry; null while there is no site
 * @param before modules that run first
 */
export function brandModules(
  entry: (id: string) => string | null,
  before: readonly string[] = [],
): Plugin {
  return {
    name: "livery-brand",
    enforce: "pre",
    resolveId(id) {
      if (ENTRIES.test(id) || id === CLIENT) return id;
      // Served from memory and not transformed: stamped texts and legal documents.
      return id.startsWith("/assets/") ? { id, external: true } : null;
    },
    load(id) {
      if (id === CLIENT) return CLIENT_SOURCE;
      const source = ENTRIES.test(id) ? entry(id) : null;
      const first = [...before, CLIENT, "/src/styles.css"];
      return source === null
        ? null
        : `${first.map((file) => `import ${JSON.stringify(file)};`).join("\n")}\n${source}`;
    },
  };
}

/** Hides the overlay's tip, which refers to a Vite configuration file that does not exist. */
const CLIENT_SOURCE = `const hot = import.meta.hot;
hot.on("${STYLES}", ({ href }) => {
  const link = document.querySelector('link[rel="stylesheet"][href*="/assets/brand-"]');
  link?.setAttribute("href", href);
});
hot.on("${MENDED}", () => {
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.close();
});
hot.on("vite:afterUpdate", () => hot.send("${UPDATED}"));
const sheet = new CSSStyleSheet();
sheet.replaceSync("vite-error-overlay::part(tip) { display: none; }");
document.adoptedStyleSheets.push(sheet);
`;
