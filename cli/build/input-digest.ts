import path from "node:path";
import type { DigestBook } from "../cache/digest-book.ts";
import { sha256 } from "../files/digest.ts";

const notTest = (file: string) => !file.endsWith(".test.ts") && !file.startsWith("tsconfig");

/** Digest of everything but the brands that a bundle is made from, the core by its key. */
export function sharedDigest(
  packageRoot: string,
  brandsDir: string,
  coreKey: string,
  digests: DigestBook,
): string {
  const at = (name: string) => ({ name, path: path.join(packageRoot, name), include: notTest });
  const files = digests.digest([
    at("tokens"),
    at("content"),
    at("src/locales"),
    at("cli"),
    at("contract"),
    { name: "families", path: path.join(brandsDir, "_families") },
  ]);
  return sha256(`${coreKey}\n${files}`);
}
