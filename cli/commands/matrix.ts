import { workspace } from "../base/paths.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { defineCommand } from "../command/define-command.ts";
import { parsed, text } from "../command/option.ts";
import { OUT, PICKS, SELECTION, readPort } from "../command/shared-options.ts";
import type { Site } from "../select/browser-matrix.ts";

/** `brand matrix`: every page of every edition and locale of the picked brands, with its address. */
export const matrixCommand = defineCommand({
  name: "matrix",
  summary: "lists what QA opens: brand, edition, locale, page",
  about:
    "lists what QA opens: brand × edition × locale × page, with addresses in `brand preview` (`--port`) or elsewhere (`--origin`)",
  arguments: { ...PICKS },
  options: {
    ...SELECTION,
    ...OUT,
    origin: text("<pattern>", "where the sites are, such as https://{id}.staging.example"),
    port: parsed("<number>", "port of `brand preview` (default: 4173)", readPort, ["origin"]),
  },
  json: {
    brands: "the sites, and whether bundle or manifest tells of them",
    visits: "every page with its address",
    unknown: "ids of brands that are neither built nor sound",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { siteOf, visitsOf } = await import("../select/browser-matrix.ts");
    const { matrixTable, originPattern } = await import("../select/matrix-table.ts");
    const { pickBrands } = await import("../select/pick-brands.ts");
    const { PREVIEW_PORT } = await import("../serve/preview-server.ts");
    const places = workspace(input);
    const preview = `http://{id}.localhost:${input.port ?? PREVIEW_PORT}`;
    const pattern = originPattern(input.origin ?? preview);
    const fleet = await loadFleet(places);
    const { ids } = await pickBrands(fleet, input, places);
    const brands = new Map(fleet.brands.map((brand) => [brand.id, brand]));
    const sites: Site[] = [];
    const unknown: string[] = [];
    for (const id of ids) {
      const site = await siteOf(id, brands.get(id), places);
      if (site) sites.push(site);
      else unknown.push(id);
    }
    const visits = sites.flatMap((site) => visitsOf(site, originOf(pattern, site.id, fleet)));
    io.result(matrixTable(visits, sites.length), { brands: sites.map(facts), visits, unknown });
    const unbuilt = sites.filter(({ from }) => from === "manifest").map(({ id }) => id);
    if (unbuilt.length > 0 && input.origin === undefined)
      io.note(`not built yet: ${unbuilt.join(", ")}; \`brand preview\` serves what is built.`);
    for (const id of unknown)
      io.note(
        `${id} is left out: it is not built and its manifest does not hold; \`brand check ${id}\`.`,
      );
    return 0;
  },
});

function facts({ id, from, editions, locales, routes }: Site): unknown {
  return { id, from, editions, locales, pages: routes.length };
}

/** The domain of a manifest that does not hold is not known: the id takes its place. */
function originOf(pattern: string, id: string, fleet: Fleet): string {
  const domain = fleet.brands.find((brand) => brand.id === id)?.manifest.domains[0] ?? id;
  return pattern.replaceAll("{id}", id).replaceAll("{domain}", domain);
}
