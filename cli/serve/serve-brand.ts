// Serves one brand of the workspace until it is stopped.
import { workspace, type Workspace } from "../base/paths.ts";
import { brandFolders } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import { untilStopped } from "./until-stopped.ts";

type Input = Parameters<typeof workspace>[0] & {
  readonly id: string;
  readonly port?: number | undefined;
  readonly strictPort: boolean;
};

interface Listening {
  readonly port: number;
  readonly strict: boolean;
}

interface ServeBrand<Site> {
  readonly usualPort: number;
  readonly start: (places: Workspace, id: string, wanted: Listening) => Promise<Site>;
  /** Called once it runs. */
  readonly started: (site: Site) => void;
}

/** @returns the exit code */
export async function serveBrand<Site extends { close(): Promise<void> }>(
  input: Input,
  { usualPort, start, started }: ServeBrand<Site>,
): Promise<number> {
  const places = workspace(input);
  requireFolder({ ids: await brandFolders(places.brandsDir) }, input.id);
  const stopped = untilStopped(); // before anybody is told that it runs
  const wanted = { port: input.port ?? usualPort, strict: input.strictPort };
  const site = await start(places, input.id, wanted);
  started(site);
  await stopped;
  await site.close();
  return 0;
}
