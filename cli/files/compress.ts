import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;

/** Bytes: a smaller file fits into one packet uncompressed. */
const WORTH = 1024;

export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= WORTH && COMPRESSIBLE.test(file);
}

/** `high`: made once for all brands; `page`: made per brand, in the first load; `fast`: the rest. */
export type Effort = "high" | "page" | "fast";

/** Brotli 11 takes thirty times as long as 5 and saves a tenth; below 5, a sixth is lost and no time saved. */
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

/** Inputs of the compressed bytes besides the data, for keys of the store. */
export function compressionKey(effort: Effort): string {
  const { brotli, zlib } = process.versions;
  const sizes = [COMPRESSIBLE.source, WORTH];
  return JSON.stringify([sizes, brotliParams([], effort), brotli, gzipLevel(effort), zlib]);
}

function brotliParams(data: ArrayLike<number>, effort: Effort): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    // Stamped files are small: a 64 kB window suffices and takes a quarter less time to set up.
    ...(effort !== "high" ? { [constants.BROTLI_PARAM_LGWIN]: 16 } : {}),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

/** Gzip is for plain http only; level 3 takes a third of the time of 6. */
const gzipLevel = (effort: Effort): number => (effort === "high" ? 9 : 3);
