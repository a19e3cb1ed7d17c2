import type { SharedInput } from "../command-input.ts";
import { originOf } from "../errors/server-origin.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { mountSandbox, siteOfReceipt } from "../serve/mount-sandbox.ts";
import { passOn } from "../serve/pass-on.ts";
import { PREVIEW_PORT, startPreview } from "../serve/preview-server.ts";
import { builtReceipts, previewText, removedBrands } from "../serve/preview-text.ts";
import { untilStopped } from "../serve/until-stopped.ts";

interface PreviewInput extends SharedInput {
  readonly port?: number;
  readonly strictPort: boolean;
  readonly host?: string;
  /** Origin of a server in the sandbox's place. */
  readonly backend?: string;
}

/** `brand preview`: serves what is built until Ctrl-C. */
export async function run(input: PreviewInput, io: Io): Promise<number> {
  const { brandsDir, outDir, storeDir, galleryDir } = workspace(input);
  const receipts = await builtReceipts(outDir);
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
    galleryDir,
  });
  if (preview.port !== port && port !== 0) io.note(`port ${port} is taken; using ${preview.port}`);
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
}
