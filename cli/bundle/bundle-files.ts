import { compress, isCompressible } from "../output/compress.ts";
import { sha256, shortHash } from "../output/digest.ts";

/** One file of a bundle: made here, or linked from the store with its compressed siblings. */
export type BundleFile =
  | {
      readonly kind: "data";
      readonly data: Buffer;
      readonly sha256: string;
      readonly br: Buffer | null;
      readonly gz: Buffer | null;
    }
  | {
      readonly kind: "link";
      readonly from: string;
      readonly bytes: number;
      readonly sha256: string;
      readonly compressed: boolean;
      readonly brotli: number | null;
    };

/** Bundle path → file, in insertion order. */
export type BundleFiles = Map<string, BundleFile>;

/** Of the first load. */
const PAGE = /^index\.html$|^assets\/(?:entry|brand|brand-texts)-.*\.(?:js|css)$/;

/** Adds a file under its own name. */
export function addFile(files: BundleFiles, name: string, content: string | Uint8Array): void {
  const data = Buffer.from(content as string);
  const packed = isCompressible(name, data.length)
    ? compress(data, PAGE.test(name) ? "page" : "fast")
    : { br: null, gz: null };
  files.set(name, { kind: "data", data, sha256: sha256(data), ...packed });
}

/** Adds a file named by its content under `assets/`. @returns its path in the bundle */
export function addHashed(
  files: BundleFiles,
  stem: string,
  extension: string,
  content: string | Uint8Array,
): string {
  const name = `assets/${stem}-${shortHash(content)}.${extension}`;
  if (!files.has(name)) addFile(files, name, content);
  return name;
}
