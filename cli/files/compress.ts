import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;

/** Below this one packet holds the file either way, and the two siblings only cost files. */
const WORTH = 1024;

export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= WORTH && COMPRESSIBLE.test(file);
}

/**
 * `high` for what is compiled once for all brands; `page` for what is stamped per brand and every first
 * load waits for; `fast` for the rest. Brotli 11 costs thirty times brotli 5 and saves about a tenth on
 * files of a few kilobytes; below 5 a sixth is lost and nothing won.
 */
export type Effort = "high" | "page" | "fast";

const QUALITY: Readonly<Record<Effort, number>> = { high: 11, page: 7, fast: 5 };

export function compress(data: Uint8Array, effort: Effort): { br: Buffer; gz: Buffer } {
  return {
    br: brotliCompressSync(data, { params: brotliParams(data, effort) }),
    gz: gzipSync(data, { level: gzipLevel(effort) }),
  };
}

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

export async function compressInBackground(
  data: Uint8Array,
  effort: Effort,
): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotliLater(data, { params: brotliParams(data, effort) }),
    gzipLater(data, { level: gzipLevel(effort) }),
  ]);
  return { br, gz };
}

/** All that compressed bytes depend on beside the data, for keys of what is kept. */
export function compressionKey(effort: Effort): string {
  const { brotli, zlib } = process.versions;
  return JSON.stringify([WORTH, brotliParams([], effort), brotli, gzipLevel(effort), zlib]);
}

function brotliParams(data: ArrayLike<number>, effort: Effort): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    // Stamped files are small: a window of 64 kB finds all there is and costs a quarter less to set up.
    ...(effort !== "high" ? { [constants.BROTLI_PARAM_LGWIN]: 16 } : {}),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

/** Only plain http asks for it; level 3, the last of the fast search, takes a third of the time of 6. */
const gzipLevel = (effort: Effort): number => (effort === "high" ? 9 : 3);
