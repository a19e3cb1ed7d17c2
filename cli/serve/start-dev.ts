// `brand dev`: Vite serves the page, the sandbox answers its calls, and both reload when brand data change.
import type { ServerResponse } from "node:http";
import pc from "picocolors";
import { isServerPath } from "#contract/server-paths.ts";
import { loadFleet } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import { openStore } from "../cache/store.ts";
import { type DevMade, startDevServer } from "../core/dev-server.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import { formatError, formatProblems, noteWarnings } from "../errors/print-problems.ts";
import type { Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { checkBrand } from "../stamp/check-brands.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import { createSandboxes } from "./dev-sandboxes.ts";
import { makeDevSite } from "./dev-site.ts";
import { siteOfHost } from "./host-site.ts";
import { listen } from "./listen.ts";
import { makeBeside } from "./make-beside.ts";
import { siteOfBrand, type MountedSite } from "./mount-sandbox.ts";
import { answerPlay, isPlayHost } from "./play-host.ts";
import { type SiteRequest, siteServer } from "./site-server.ts";
import { watchInputs } from "./watched-folders.ts";

export interface Dev {
  readonly url: string;
  readonly port: number;
  /** Shows a brand of any folder beside this one. @returns its problems; none: it is shown */
  readonly showBeside: (name: string, places: Workspace, id: string) => Promise<readonly Problem[]>;
  readonly close: () => Promise<void>;
}

/** A page that is served from the same address and follows the brand: `brand studio`. */
export interface DevGuest {
  /** Modules that run before the brand's own. */
  readonly before: readonly string[];
  /** @returns whether the request is the guest's */
  readonly answer: (at: SiteRequest, response: ServerResponse) => boolean;
  /** Milliseconds from a change of a file to the reading of the brand. */
  readonly settle: (file: string) => number;
  /** After each reading of the brand, with warnings. */
  readonly onRead: (problems: readonly Problem[]) => void;
}

export async function startDev(
  places: Workspace,
  id: string,
  wanted: { readonly port: number; readonly strict: boolean },
  io: Io,
  guest: DevGuest | null = null,
): Promise<Dev> {
  const sandbox = createSandboxes();
  const { server, stop } = siteServer("dev", {
    answer(at, response) {
      if (guest?.answer(at, response) === true) return;
      const { request, pathname } = at;
      const site = siteOfHost(request.headers.host);
      if (sandbox.mounted && isPlayHost(site, new Set([id])))
        return answerPlay(sandbox.mounted, at, response);
      if (sandbox.mounted && isServerPath(pathname))
        sandbox.mounted.handle(sandbox.knownHost(request), response);
      else dev.handle(request, pathname, response);
    },
    upgrade(at, socket, head) {
      const { mounted } = sandbox;
      if (isPlayHost(siteOfHost(at.request.headers.host), new Set([id]))) return false;
      if (mounted && isServerPath(at.pathname))
        return mounted.upgrade(sandbox.knownHost(at.request), socket, head);
      return dev.upgrade(at, socket, head);
    },
  });
  const reports = createReports(io);
  const dev = await startDevServer({
    packageRoot: places.packageRoot,
    storeDir: places.storeDir,
    ...watchInputs(places, id),
    makeSite: async (entries) => {
      const made = await make(places, id, entries, io, { ...reports, ...guest });
      if (made.kind === "problems") return made;
      reports.reset();
      await sandbox.mount(made.mounted);
      return made;
    },
    ...(guest && { before: guest.before, settle: guest.settle }),
    onFailure: (error) => reports.report(() => String(error)),
    onMended: () => io.note(`${id} has no problem any more; the page follows it again.`),
  });
  const port = await listen(server, { ...wanted, host: "127.0.0.1" });
  const close = async () => {
    await dev.close();
    await stop();
    await sandbox.close();
  };
  const showBeside: Dev["showBeside"] = async (name, others, other) => {
    const made = await makeBeside(others, other, dev.entries, io);
    if (made.site === null) return made.problems;
    dev.serveBeside(name, made.site);
    await sandbox.mountBeside(name, made.mounted, other !== id);
    return [];
  };
  return { url: `http://${id}.localhost:${port}`, port, showBeside, close };
}

type Problems = Extract<DevMade, { readonly kind: "problems" }>;
type Made = Extract<DevMade, { readonly kind: "site" }> & { readonly mounted: MountedSite };

/** Reports a CliError like a problem. @throws any other error */
async function make(
  places: Workspace,
  id: string,
  entries: ReadonlyMap<string, string>,
  io: Io,
  reports: Pick<Reports, "report"> & Partial<Pick<DevGuest, "onRead">>,
): Promise<Made | Problems> {
  const { report, onRead } = reports;
  const store = openStore(places.storeDir, noteWarnings(io));
  const { yellow } = io.colors;
  try {
    const fleet = await loadFleet(places);
    requireFolder(fleet, id);
    const shared = await loadSharedContent(places.packageRoot, store);
    const { prepared: brand, problems: found } = await checkBrand(fleet, id, shared);
    onRead?.(found);
    // Low contrast is only a warning here.
    const warnings = found.filter(({ code }) => code === "TOKEN_CONTRAST");
    const problems = found.filter(({ code }) => code !== "TOKEN_CONTRAST");
    if (warnings.length > 0) io.note(formatProblems(warnings, io.colors, yellow("warning")));
    if (brand === null || problems.length > 0)
      return report((colors) => formatProblems(problems, colors));
    const site = await unlessChanged(() => makeDevSite({ brand, shared, entries }));
    if (site === null) return await make(places, id, entries, io, reports);
    return { kind: "site", site, mounted: siteOfBrand(brand, site.switches) };
  } catch (error) {
    if (error instanceof CliError) return report((colors) => formatError(error, colors));
    throw error;
  }
}

/** @returns null when a file was saved between its check and its use, and has to be checked again */
async function unlessChanged<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof CliError && error.code === "BUILD_STAMP") return null;
    throw error;
  }
}

interface Reports {
  /** Prints to the terminal. @returns the same text without colours, for the page */
  readonly report: (format: (colors: Io["colors"]) => string) => Problems;
  readonly reset: () => void;
}

/** A change may be read twice: what was printed last is not printed again until it is fixed. */
function createReports(io: Io): Reports {
  let last = "";
  return {
    report(format) {
      const text = format(pc.createColors(false));
      if (text !== last) io.error(format(io.colors));
      last = text;
      return { kind: "problems", text };
    },
    reset() {
      last = "";
    },
  };
}
