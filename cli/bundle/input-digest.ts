import path from "node:path";
import { digestSources, sha256 } from "../output/digest.ts";

const notTest = (file: string) => !file.endsWith(".test.ts") && !file.startsWith("tsconfig");

/** Digest of everything but the brand that a bundle is made from, the core by its key. */
export function sharedDigest(packageRoot: string, brandsDir: string, coreKey: string): string {
  const at = (name: string) => ({ name, path: path.join(packageRoot, name), include: notTest });
  const files = digestSources([
    at("tokens"),
    at("content"),
    at("src/locales"),
    at("cli"),
    at("contract"),
    { name: "families", path: path.join(brandsDir, "_families") },
  ]);
  return sha256(`${coreKey}\n${files}`);
}

/** Digest of all inputs of one brand's bundle. */
export function inputDigest(brandDir: string, shared: string): string {
  return sha256(`${shared}\n${digestSources([{ name: "brand", path: brandDir }])}`);
}
