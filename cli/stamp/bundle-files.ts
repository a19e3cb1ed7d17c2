import { compress, isCompressible } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import type { SharedModule } from "./stamp-brand.ts";

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

/** Adds a file of the store under its name. @returns its path in the bundle */
export function linkModule(files: BundleFiles, module: SharedModule): string {
  const { name, from, bytes, sha256: digest, brotli } = module;
  files.set(name, {
    kind: "link",
    from,
    bytes,
    sha256: digest,
    compressed: brotli !== null,
    brotli,
  });
  return name;
}

/** Adds a file under its own name. */
export function addFile(files: BundleFiles, name: string, content: string | Uint8Array): void {
  const data = Buffer.from(content as string);
  add(files, name, data, sha256(data));
}

function add(files: BundleFiles, name: string, data: Buffer, digest: string): void {
  const packed = isCompressible(name, data.length)
    ? compress(data, PAGE.test(name) ? "page" : "fast")
    : { br: null, gz: null };
  files.set(name, { kind: "data", data, sha256: digest, ...packed });
}

/** Adds a file named by its content under `assets/`. @returns its path in the bundle */
export function addHashed(
  files: BundleFiles,
  stem: string,
  extension: string,
  content: string | Uint8Array,
): string {
  const data = Buffer.from(content as string);
  const digest = sha256(data);
  const name = hashedName(stem, extension, digest);
  if (!files.has(name)) add(files, name, data, digest);
  return name;
}

/** Of a file of the bundle, for `integrity` attributes. */
export function integrityOf(files: BundleFiles, name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`the bundle lacks ${name}`);
  return `sha256-${Buffer.from(file.sha256, "hex").toString("base64")}`;
}

function hashedName(stem: string, extension: string, digest: string): string {
  return `assets/${stem}-${digest.slice(0, 10)}.${extension}`;
}
