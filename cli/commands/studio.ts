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
    const { serveBrand } = await import("../serve/serve-brand.ts");
    const { startStudio } = await import("../studio/start-studio.ts");
    return serveBrand(input, {
      usualPort: DEFAULT_PORT,
      start: (places, id, wanted) => startStudio(places, id, wanted, io),
      started: ({ url, site }) =>
        io.result(`${url}   (the site alone: ${site}; Ctrl-C stops)`, { url, site }),
    });
  },
});
