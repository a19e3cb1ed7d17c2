import { brandFolders } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import type { DevInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { startDev } from "../serve/start-dev.ts";
import { untilStopped } from "../serve/until-stopped.ts";

const DEFAULT_PORT = 5173;

/** `brand dev <id>`: the brand from source, reloaded as its data and the core change. */
export async function run(input: DevInput, io: Io): Promise<number> {
  const places = workspace(input);
  requireFolder({ ids: await brandFolders(places.brandsDir) }, input.id);
  const stopped = untilStopped(); // before anybody is told that it runs
  const { url, close } = await startDev(
    places,
    input.id,
    { port: input.port ?? DEFAULT_PORT, strict: input.strictPort },
    io,
  );
  io.result(`${url}   (Ctrl-C stops)`, { url });
  await stopped;
  await close();
  return 0;
}
