import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { text } from "../command/option.ts";
import { LISTENING, OUT } from "../command/shared-options.ts";
import { originOf } from "../errors/server-origin.ts";

/** `brand preview`: serves what is built until Ctrl-C. */
export const previewCommand = defineCommand({
  name: "preview",
  summary: "serves the built bundles with the sandbox behind them",
  about:
    "serves the built sites with the sandbox, or with your own server (`--backend`), and names bundles whose brand no longer exists",
  arguments: {},
  options: {
    ...OUT,
    ...LISTENING,
    host: text("<address>", "address to listen on"),
    backend: text("<origin>", "your own server, in the sandbox's place"),
  },
  json: {
    index: "address of the page of all sites",
    brands: "ids with their addresses",
    removed: "ids of bundles whose brand no longer exists",
  },
  async run(input, io) {
    const { someReceipts } = await import("../release/built-bundles.ts");
    const { servedGallery } = await import("../gallery/served-gallery.ts");
    const { mountSandbox, siteOfReceipt } = await import("../serve/mount-sandbox.ts");
    const { passOn } = await import("../serve/pass-on.ts");
    const { PREVIEW_PORT, startPreview } = await import("../serve/preview-server.ts");
    const { previewText, removedBrands } = await import("../serve/preview-text.ts");
    const { untilStopped } = await import("../serve/until-stopped.ts");
    const { brandsDir, outDir, storeDir, galleryDir } = workspace(input);
    const receipts = await someReceipts(outDir);
    const port = input.port ?? PREVIEW_PORT;
    const stopped = untilStopped(); // before anybody is told that it runs
    const sandbox =
      input.backend === undefined
        ? await mountSandbox(receipts.map(siteOfReceipt))
        : passOn(originOf(input.backend, "--backend"), io.note);
    const ids = receipts.map(({ brand }) => brand.id);
    const host = input.host ?? "127.0.0.1";
    const preview = await startPreview({
      outDir,
      ids,
      port,
      host,
      strict: input.strictPort,
      sandbox,
      gallery: servedGallery(galleryDir),
    });
    if (preview.port !== port && port !== 0)
      io.note(`port ${port} is taken; using ${preview.port}`);
    const removed = await removedBrands(receipts, brandsDir);
    if (removed.length > 0)
      io.note(
        `${removed.join(", ")}: built, but not in ${displayPath(brandsDir)} any more; \`brand build --prune\` removes what is no brand's.`,
      );
    io.result(await previewText(receipts, preview, sandbox, storeDir), {
      index: `http://localhost:${preview.port}`,
      brands: ids.map((id) => ({ id, url: preview.origin(id) })),
      removed,
    });
    await stopped;
    await preview.close();
    return 0;
  },
});
