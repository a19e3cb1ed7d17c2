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
    const { serveBrand } = await import("../serve/serve-brand.ts");
    const { startDev } = await import("../serve/start-dev.ts");
    return serveBrand(input, {
      usualPort: DEFAULT_PORT,
      start: (places, id, wanted) => startDev(places, id, wanted, io),
      started: ({ url }) => io.result(`${url}   (Ctrl-C stops)`, { url }),
    });
  },
});
