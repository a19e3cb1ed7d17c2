import { brandFolders } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import type { DevInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { untilStopped } from "../serve/until-stopped.ts";
import { startStudio } from "../studio/start-studio.ts";

const DEFAULT_PORT = 5180;

/** `brand studio <id>`: a page that edits the brand's files beside its live site. */
export async function run(input: DevInput, io: Io): Promise<number> {
  const places = workspace(input);
  requireFolder({ ids: await brandFolders(places.brandsDir) }, input.id);
  const stopped = untilStopped(); // before anybody is told that it runs
  const { url, site, close } = await startStudio(
    places,
    input.id,
    { port: input.port ?? DEFAULT_PORT, strict: input.strictPort },
    io,
  );
  io.result(`${url}   (the site alone: ${site}; Ctrl-C stops)`, { url, site });
  await stopped;
  await close();
  return 0;
}
