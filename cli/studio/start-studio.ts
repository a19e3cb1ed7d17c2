// `brand studio`: the server of `brand dev`, and beside the site a page that edits the brand's files.
import { mkdtemp, rm } from "node:fs/promises";
import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ValiError } from "valibot";
import type { CompareRequest } from "#contract/studio.ts";
import { requireFolder } from "../brand/select-brands.ts";
import { brandFolders } from "../brand/load-brands.ts";
import { openDigests } from "../cache/digests.ts";
import { openStore } from "../cache/store.ts";
import { compileStudio } from "../core/compile-studio.ts";
import { SETTLE_MS } from "../core/watch-folders.ts";
import { CliError } from "../errors/errors.ts";
import { noteWarnings } from "../errors/print-problems.ts";
import type { Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { extractRevision } from "../select/revision-files.ts";
import { repositoryRoot, resolveRevision } from "../select/run-git.ts";
import { type Dev, type DevGuest, startDev } from "../serve/start-dev.ts";
import { answerStudio, send, type StudioServer } from "./answer-studio.ts";
import { admit, isStudioRequest, newStudioToken, studioHost, studioPath } from "./guard.ts";
import { createStudio } from "./studio.ts";
import { studioHtml, studioStyles } from "./studio-page.ts";

export interface RunningStudio {
  /** With its token. */
  readonly url: string;
  readonly site: string;
  readonly close: () => Promise<void>;
}

export async function startStudio(
  places: Workspace,
  id: string,
  wanted: { readonly port: number; readonly strict: boolean },
  io: Io,
): Promise<RunningStudio> {
  const store = openStore(places.storeDir, noteWarnings(io));
  const appDir = await compileStudio(places.packageRoot, store, openDigests(), () =>
    io.note("Compiling the studio's page; the next start takes it from the store."),
  );
  const door = { host: studioHost(id), token: newStudioToken() };
  const studio = createStudio(places, id);
  const page = { html: studioHtml(id), styles: await studioStyles(places.packageRoot) };
  const running: { dev: Dev | null } = { dev: null };
  const compare = (request: CompareRequest) => showOther(places, id, running.dev, request);
  const guest = guestOf({ studio, id, ...page, appDir, compare }, door);
  const dev = await startDev(places, id, wanted, io, guest);
  running.dev = dev;
  const url = `http://${door.host}:${dev.port}${studioPath(door.token)}`;
  const close = async () => {
    studio.close();
    await dev.close();
  };
  return { url, site: dev.url, close };
}

const TOKENS_REST_MS = 700;

/** Runs in the frames, before the site. */
const AGENT = "/src/studio/frame/agent.ts";

function guestOf(server: StudioServer, door: Parameters<typeof admit>[2]): DevGuest {
  return {
    before: [AGENT],
    onRead: server.studio.onRead,
    // The frames have the studio's stylesheet already; only drawings wait for it, until a slider rests.
    settle: (file) => (file.includes(`${path.sep}tokens${path.sep}`) ? TOKENS_REST_MS : SETTLE_MS),
    answer({ request, pathname }, response) {
      if (!isStudioRequest(pathname)) return false;
      const admission = admit(request, pathname, door);
      if (admission.kind === "refused")
        send(response, admission.status, "text/plain", admission.text);
      else
        answerStudio(server, { request, response, path: admission.path }).catch(
          (error: unknown) => {
            const isWrong = error instanceof ValiError || error instanceof SyntaxError;
            const text = error instanceof Error ? error.message : String(error);
            if (!isWrong) process.stderr.write(`studio: ${text}\n`);
            if (response.headersSent) response.end();
            else send(response, isWrong ? 400 : 500, "text/plain", `${text}\n`);
          },
        );
      return true;
    },
  };
}

/** @returns the name of the site beside */
async function showOther(
  places: Workspace,
  id: string,
  dev: Dev | null,
  request: CompareRequest,
): Promise<string> {
  if (dev === null) throw new RangeError("the server has not started");
  if (request.kind === "brand") {
    requireFolder({ ids: await brandFolders(places.brandsDir) }, request.id);
    await show(dev, request.id, places, request.id);
    return request.id;
  }
  const brandsDir = realpathSync(places.brandsDir);
  const root = await repositoryRoot(brandsDir);
  const commit = await resolveRevision(root, request.revision);
  const then = realpathSync(await mkdtemp(path.join(tmpdir(), "livery-studio-")));
  try {
    await extractRevision(root, commit, [{ from: brandsDir, to: then }]);
    requireFolder({ ids: await brandFolders(then) }, id);
    const name = `at-${commit.slice(0, 12)}`;
    await show(dev, name, { ...places, brandsDir: then }, id);
    return name;
  } finally {
    await rm(then, { recursive: true, force: true });
  }
}

async function show(dev: Dev, name: string, places: Workspace, id: string): Promise<void> {
  const [first] = await dev.showBeside(name, places, id);
  if (first === undefined) return;
  const { code, what, file, line, field, fix } = first;
  throw new CliError(code, { what, where: { file, line, field }, fix });
}
