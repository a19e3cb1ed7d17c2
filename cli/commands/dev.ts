import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { BRAND, LISTENING } from "../command/shared-options.ts";

const DEFAULT_PORT = 5173;

/** `brand dev <id>`: the brand from source, reloaded as its data and the core change. */
export const devCommand = defineCommand({
  name: "dev",
  summary: "serves one brand from source with hot reload and the sandbox behind it",
  about:
    "serves one brand from source; reloads code, tokens, texts and manifest; shows problems in the page",
  arguments: { ...BRAND },
  options: { ...LISTENING },
  json: { url: "address of the site" },
  async run(input, io) {
    const { brandFolders } = await import("../brand/load-brands.ts");
    const { requireFolder } = await import("../brand/select-brands.ts");
    const { startDev } = await import("../serve/start-dev.ts");
    const { untilStopped } = await import("../serve/until-stopped.ts");
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
  },
});
