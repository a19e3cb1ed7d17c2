// The brand from source behind one server: Vite serves the page, the sandbox answers its calls, and both
// follow the brand's data.
import path from "node:path";
import pc from "picocolors";
import { isServerPath } from "#contract/server-paths.ts";
import { openStore } from "../cache/store.ts";
import { type DevMade, startDevServer } from "../core/dev-server.ts";
import { CliError } from "../errors/errors.ts";
import { formatError, formatProblems, noteWarnings } from "../errors/print-problems.ts";
import type { Io } from "../io.ts";
import { createConverter } from "../locale/converter.ts";
import type { Workspace } from "../paths.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import { readDevBrand } from "./dev-brand.ts";
import { makeDevSite } from "./dev-site.ts";
import { listen } from "./listen.ts";
import { mountSandbox, type MountedSandbox, type SandboxSiteInput } from "./mount-sandbox.ts";
import { siteServer } from "./site-server.ts";

export interface Dev {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function startDev(
  places: Workspace,
  id: string,
  wantedPort: number,
  io: Io,
): Promise<Dev> {
  const sandbox: { mounted: MountedSandbox | null; site: string } = { mounted: null, site: "" };
  const server = siteServer("dev", {
    answer({ request, pathname }, response) {
      if (sandbox.mounted && isServerPath(pathname)) sandbox.mounted.handle(request, response);
      else dev.handle(request, pathname, response);
    },
    upgrade(at, socket, head) {
      const { mounted } = sandbox;
      if (mounted && isServerPath(at.pathname)) return mounted.upgrade(at.request, socket, head);
      return dev.upgrade(at, socket, head);
    },
  });
  const dev = await startDevServer({
    packageRoot: places.packageRoot,
    storeDir: places.storeDir,
    watch: watchedFolders(places, id),
    makeSite: async (entries) => {
      const made = await make(places, id, entries, io);
      if (made.kind === "problems") return made;
      const site = JSON.stringify(made.sandboxSite);
      if (site === sandbox.site) return made; // members stay logged in
      const before = sandbox.mounted;
      sandbox.mounted = await mountSandbox([made.sandboxSite], createConverter());
      sandbox.site = site;
      await before?.close();
      return made;
    },
    onFailure: (error) => report(io, () => String(error)),
    onMended: () => io.note(`${id} has no problem any more; the page follows it again.`),
  });
  const port = await listen(server, wantedPort, "127.0.0.1");
  const close = async () => {
    await dev.close();
    server.closeAllConnections();
    server.close();
    await sandbox.mounted?.close();
  };
  return { url: `http://${id}.localhost:${port}`, close };
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

/** An operator's error is reported like a problem; any other is a bug and thrown. */
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
    if (!prepared) return report(io, (colors) => formatProblems(problems, colors));
    const site = await makeDevSite({ brand: prepared, shared, entries, store });
    return { kind: "site", site, sandboxSite: sandboxSiteOf(prepared, site.switches) };
  } catch (error) {
    if (error instanceof CliError) return report(io, (colors) => formatError(error, colors));
    throw error;
  }
}

/** Printed in the terminal, and the same without colours for the page. */
function report(io: Io, format: (colors: Io["colors"]) => string): Problems {
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
