import path from "node:path";
import pc from "picocolors";
import { isServerPath } from "#contract/server-paths.ts";
import { brandFolders } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import { readDevBrand } from "../serve/dev-brand.ts";
import { makeDevSite } from "../serve/dev-site.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import type { DevInput } from "../command-input.ts";
import { type DevMade, startDevServer } from "../core/dev-server.ts";
import { CliError } from "../errors/errors.ts";
import type { Io } from "../io.ts";
import { createConverter } from "../locale/converter.ts";
import { workspace, type Workspace } from "../paths.ts";
import { formatError, formatProblems, noteWarnings } from "../errors/print-problems.ts";
import { listen } from "../serve/listen.ts";
import {
  mountSandbox,
  type MountedSandbox,
  type SandboxSiteInput,
} from "../serve/mount-sandbox.ts";
import { siteServer } from "../serve/site-server.ts";
import { openStore } from "../cache/store.ts";
import { untilStopped } from "../serve/until-stopped.ts";

const DEFAULT_PORT = 5173;

/** `brand dev <id>`: the brand from source, reloaded as its data and the core change. */
export async function run(input: DevInput, io: Io): Promise<number> {
  const places = workspace(input);
  requireFolder({ ids: await brandFolders(places.brandsDir) }, input.id);
  let sandbox: MountedSandbox | null = null;
  let mounted = "";
  const httpServer = siteServer("dev", {
    answer({ request, pathname }, response) {
      if (sandbox && isServerPath(pathname)) sandbox.handle(request, response);
      else dev.handle(request, pathname, response);
    },
    upgrade(at, socket, head) {
      if (sandbox && isServerPath(at.pathname)) return sandbox.upgrade(at.request, socket, head);
      return dev.upgrade(at, socket, head);
    },
  });
  const dev = await startDevServer({
    packageRoot: places.packageRoot,
    storeDir: places.storeDir,
    watch: watchedFolders(places, input.id),
    makeSite: async (entries) => {
      const made = await make(places, input.id, entries, io);
      if (made.kind === "problems") return made;
      const facts = JSON.stringify(made.sandboxSite);
      if (facts === mounted) return made; // members stay logged in
      const before = sandbox;
      sandbox = await mountSandbox([made.sandboxSite], createConverter());
      mounted = facts;
      await before?.close();
      return made;
    },
    onFailure: (error) => told(io, () => String(error)),
    onMended: () => io.note(`${input.id} has no problem any more; the page follows it again.`),
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

function watchedFolders({ brandsDir, packageRoot }: Workspace, id: string): string[] {
  const shared = ["tokens", "content", path.join("src", "locales")];
  return [
    path.join(brandsDir, id),
    path.join(brandsDir, "_families"),
    ...shared.map((folder) => path.join(packageRoot, folder)),
  ];
}

type Problems = Extract<DevMade, { readonly kind: "problems" }>;
type Made = Extract<DevMade, { readonly kind: "site" }> & {
  readonly sandboxSite: SandboxSiteInput;
};

/** An error of the operator is told like a problem; any other is a bug and thrown. */
async function make(
  places: Workspace,
  id: string,
  entries: ReadonlyMap<string, string>,
  io: Io,
): Promise<Made | Problems> {
  const store = openStore(places.storeDir, noteWarnings(io));
  try {
    const { shared, prepared, problems, warnings } = await readDevBrand(places, id, store);
    if (warnings.length > 0)
      io.note(formatProblems(warnings, io.colors, io.colors.yellow("warning")));
    if (!prepared) return told(io, (colors) => formatProblems(problems, colors));
    const site = await makeDevSite({ brand: prepared, shared, entries });
    return { kind: "site", site, sandboxSite: sandboxSiteOf(prepared, site.switches) };
  } catch (error) {
    if (error instanceof CliError) return told(io, (colors) => formatError(error, colors));
    throw error;
  }
}

/** Printed in the terminal, and the same without colours for the page. */
function told(io: Io, format: (colors: Io["colors"]) => string): Problems {
  io.error(format(io.colors));
  return { kind: "problems", text: format(pc.createColors(false)) };
}

function sandboxSiteOf(brand: PreparedBrand, switches: readonly string[]): SandboxSiteInput {
  const { manifest, palettes } = brand;
  return {
    id: manifest.id,
    siteId: manifest.siteId,
    name: manifest.name,
    title: brand.localize(manifest.title),
    switches,
    palettes,
    encryption: manifest.api.encryption,
    publicKey: manifest.api.publicKey ?? null,
  };
}
