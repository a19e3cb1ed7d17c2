import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import type { ListInput } from "../command-input.ts";
import { siteOf, visitsOf, type Site } from "../select/browser-matrix.ts";
import { matrixTable, originPattern } from "../select/matrix-table.ts";
import { pickBrands } from "../select/pick-brands.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { PREVIEW_PORT } from "../serve/preview-server.ts";

interface MatrixInput extends ListInput {
  readonly origin?: string;
  readonly port?: number;
}

/** `brand matrix`: every page of every edition and locale of the picked brands, with its address. */
export async function run(input: MatrixInput, io: Io): Promise<number> {
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
}

function facts({ id, from, editions, locales, routes }: Site): unknown {
  return { id, from, editions, locales, pages: routes.length };
}

/** The domain of a manifest that does not hold is not known: the id takes its place. */
function originOf(pattern: string, id: string, fleet: Fleet): string {
  const domain = fleet.brands.find((brand) => brand.id === id)?.manifest.domains[0] ?? id;
  return pattern.replaceAll("{id}", id).replaceAll("{domain}", domain);
}
