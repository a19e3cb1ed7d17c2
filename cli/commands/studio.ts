import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { BRAND, LISTENING } from "../command/shared-options.ts";

const DEFAULT_PORT = 5180;

/** `brand studio <id>`: a page that edits the brand's files beside its live site. */
export const studioCommand = defineCommand({
  name: "studio",
  summary: "opens a page that edits one brand beside its live site",
  about:
    "opens a page that edits the brand beside its live site: colours with their contrast, shape, layout, navigation, switches, texts, facts, drawings ([docs/editing.md](docs/editing.md#brand-studio))",
  arguments: { ...BRAND },
  options: { ...LISTENING },
  json: { url: "address of the page", site: "address of the site" },
  async run(input, io) {
    const { brandFolders } = await import("../brand/load-brands.ts");
    const { requireFolder } = await import("../brand/select-brands.ts");
    const { untilStopped } = await import("../serve/until-stopped.ts");
    const { startStudio } = await import("../studio/start-studio.ts");
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
  },
});
