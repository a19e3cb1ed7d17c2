import { compress, isCompressible } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import { hashedName, type SharedFile } from "./shared-files.ts";

/** A file made for one bundle, or linked from the store with its compressed siblings. */
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

export type BundleFiles = Map<string, BundleFile>;

const PAGE = /^index\.html$|^assets\/(?:entry|brand|brand-texts)-.*\.(?:js|css)$/;

/** Adds a file of the store under its name. @returns its path in the bundle */
export function linkFile(files: BundleFiles, { name, ...file }: SharedFile): string {
  files.set(name, { kind: "link", ...file, compressed: file.brotli !== null });
  return name;
}

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
  const name = hashedName(stem, extension, sha256(content));
  if (!files.has(name)) addFile(files, name, content);
  return name;
}

/** Adds a module: linked where all brands share it. @returns its path in the bundle */
export function addModule(
  files: BundleFiles,
  shared: ReadonlyMap<string, SharedFile>,
  stem: string,
  content: string,
): string {
  const known = shared.get(hashedName(stem, "js", sha256(content)));
  return known ? linkFile(files, known) : addHashed(files, stem, "js", content);
}

export function integrityOf(files: BundleFiles, name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`the bundle lacks ${name}`);
  return `sha256-${Buffer.from(file.sha256, "hex").toString("base64")}`;
}
