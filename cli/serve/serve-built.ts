// One built site on a free port of this machine, with a sandbox of its own.
import type { Receipt } from "../stamp/receipt.ts";
import { mountSandbox, siteOfReceipt } from "./mount-sandbox.ts";
import { type Preview, startPreview } from "./preview-server.ts";

interface ServedSite {
  readonly outDir: string;
  readonly receipt: Receipt;
  /** A clock of the sandbox that stands still, for pictures. */
  readonly now?: () => number;
}

export async function serveBuilt<T>(
  { outDir, receipt, now }: ServedSite,
  use: (preview: Preview) => Promise<T>,
): Promise<T> {
  const preview = await startPreview({
    outDir,
    ids: [receipt.brand.id],
    port: 0,
    host: "127.0.0.1",
    strict: true,
    sandbox: await mountSandbox([siteOfReceipt(receipt)], now),
  });
  try {
    return await use(preview);
  } finally {
    await preview.close();
  }
}
