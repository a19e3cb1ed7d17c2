// Reads files, receipt and texts of `dist/<id>`.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface ReceiptOutputs {
  readonly outputs: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
  readonly routes: readonly string[];
  readonly switches: readonly string[];
}

export const sha256 = (data: Uint8Array | string): string =>
  createHash("sha256").update(data).digest("hex");

/** Files below a folder, as sorted posix paths relative to it. */
export async function listFiles(dir: string): Promise<string[]> {
  // Without the slash, a link to a folder is read as a file.
  const entries = await readdir(`${dir}/`, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .toSorted();
}

export const readReceipt = async (bundle: string): Promise<ReceiptOutputs> =>
  JSON.parse(await readFile(path.join(bundle, "build.json"), "utf8")) as ReceiptOutputs;

/** File → digest of its content, for a whole folder. */
export async function treeDigests(dir: string): Promise<Record<string, string>> {
  const files = await listFiles(dir);
  const digests = await Promise.all(
    files.map(async (file) => [file, sha256(await readFile(path.join(dir, file)))] as const),
  );
  return Object.fromEntries(digests);
}

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$|(?:^|\/)_(?:headers|redirects)$/;

/** Every text file of a bundle with its content. */
export async function textFiles(bundle: string): Promise<Map<string, string>> {
  const files = (await listFiles(bundle)).filter((file) => TEXT.test(file));
  const read = files.map(
    async (file) => [file, await readFile(path.join(bundle, file), "utf8")] as const,
  );
  return new Map(await Promise.all(read));
}
