import { createServer } from "node:http";
import path from "node:path";
import { isServerPath } from "#contract/server-paths.ts";
import { loadFleet } from "../brand/load-brands.ts";
import { makeDevSite } from "../bundle/dev-site.ts";
import { createArtTemplates } from "../bundle/art-template.ts";
import { createPreparation } from "../bundle/prepare-brand.ts";
import { loadSharedContent } from "../bundle/shared-content.ts";
import type { DevInput } from "../command-input.ts";
import { startDevServer } from "../core/dev-server.ts";
import { CliError } from "../errors.ts";
import type { Io } from "../io.ts";
import { createConverter } from "../locale/converter.ts";
import { workspace, type Workspace } from "../paths.ts";
import { formatError, formatProblems, noteWarnings } from "../print-problems.ts";
import { listen } from "../serve/listen.ts";
import {
  mountSandbox,
  type MountedSandbox,
  type SandboxSiteInput,
} from "../serve/mount-sandbox.ts";
import { openStore } from "../store/store.ts";
import { untilStopped } from "../serve/until-stopped.ts";
import { requireBrand } from "../brand/select-brands.ts";

const DEFAULT_PORT = 5173;

/** `brand dev <id>`: the brand from source, reloaded as its data and the core change. */
export async function run(input: DevInput, io: Io): Promise<number> {
  const places = workspace(input);
  let sandbox: MountedSandbox | null = null;
  const httpServer = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (sandbox && isServerPath(pathname)) sandbox.handle(request, response);
    else dev.handle(request, response);
  });
  const dev = await startDevServer({
    packageRoot: places.packageRoot,
    storeDir: places.storeDir,
    httpServer,
    watch: [
      path.join(places.brandsDir, input.id),
      path.join(places.brandsDir, "_families"),
      ...["tokens", "content", path.join("src", "locales")].map((folder) =>
        path.join(places.packageRoot, folder),
      ),
    ],
    makeSite: async (entries) => {
      const { site, sandboxSite } = await load(places, input.id, entries, io);
      await sandbox?.close();
      sandbox = await mountSandbox([sandboxSite], createConverter());
      return site;
    },
    onProblem: (error) =>
      io.error(error instanceof CliError ? formatError(error, io.colors) : String(error)),
  });
  const stopped = untilStopped(); // before anybody is told that it runs
  const port = await listen(httpServer, input.port ?? DEFAULT_PORT, "127.0.0.1");
  const url = `http://${input.id}.localhost:${port}`;
  io.result(`${url}   (Ctrl-C stops)`, { url });
  await stopped;
  await dev.close();
  httpServer.closeAllConnections();
  httpServer.close();
  await (sandbox as MountedSandbox | null)?.close();
  return 0;
}

async function load(
  places: Workspace,
  id: string,
  entries: ReadonlyMap<string, string>,
  io: Io,
): Promise<{ site: Awaited<ReturnType<typeof makeDevSite>>; sandboxSite: SandboxSiteInput }> {
  const fleet = await loadFleet(places);
  const brand = requireBrand(fleet, id);
  const shared = await loadSharedContent(places.packageRoot);
  const store = openStore(places.storeDir, noteWarnings(io));
  const preparation = await createPreparation(shared, store);
  const { prepared, problems } = await preparation.prepare(brand);
  if (problems.length > 0) io.error(formatProblems(problems, io.colors));
  if (!prepared) {
    throw new CliError("BUILD_STAMP", {
      what: `${id} cannot be shown until the problems above are mended.`,
      fix: "mend them; the page comes back by itself.",
    });
  }
  const site = await makeDevSite({
    brand: prepared,
    shared,
    entries,
    artTemplates: createArtTemplates(store),
    store,
  });
  const { manifest, palettes } = prepared;
  return {
    site,
    sandboxSite: {
      id,
      siteId: manifest.siteId,
      name: manifest.name,
      title: prepared.localize(manifest.title),
      switches: site.switches,
      palettes,
      encryption: manifest.api.encryption,
      publicKey: manifest.api.publicKey ?? null,
    },
  };
}
