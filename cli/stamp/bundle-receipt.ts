import { EDITIONS, LOCALES } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { siteProtection } from "../brand/protection-rules.ts";
import { sha256 } from "../files/digest.ts";
import type { Receipt } from "./receipt.ts";
import { checkAbsence } from "./absence.ts";
import type { BundleFile, BundleFiles } from "./bundle-files.ts";
import type { Stamped, StampInput } from "./stamp-input.ts";

/** Adds `build.json`, the last file of a bundle. @returns the bundle with its digest */
export function bundleReceipt(
  input: StampInput,
  files: BundleFiles,
  { first, routes }: { readonly first: readonly string[]; readonly routes: readonly RouteSpec[] },
): Stamped {
  const { brand, core } = input;
  const { manifest } = brand;
  const outputs = Object.fromEntries(
    [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, file]) => [name, { bytes: bytesOf(file), sha256: file.sha256 }]),
  );
  const receipt: Receipt = {
    livery: input.version,
    brand: {
      id: manifest.id,
      siteId: manifest.siteId,
      name: brand.localize(manifest.name),
      title: brand.localize(manifest.title),
      editions: EDITIONS.filter((edition) => manifest.editions.offered.includes(edition)),
      locales: LOCALES.filter((locale) => manifest.locales.offered.includes(locale)),
      defaultEdition: manifest.editions.default,
      defaultLocale: manifest.locales.default,
    },
    api: { encryption: manifest.api.encryption, publicKey: manifest.api.publicKey ?? null },
    protection: siteProtection(manifest),
    minimumAge: manifest.legal.minimumAge,
    switches: SWITCH_KEYS.filter((key) => brand.switches[key]),
    routes: routes.map((route) => route.path),
    inputs: { digest: input.inputDigest, core: core.key },
    outputs,
    firstLoad: [...new Set(first)].reduce((sum, name) => sum + brotliSize(files, name), 0),
    tools: core.tools,
    legal: brand.legal.documents.map(({ facts }) => facts),
    absent: checkAbsence({ core, texts: brand.coreTexts["zh-CN"] }, brand, files),
    palettes: structuredClone(brand.palettes) as Receipt["palettes"],
  };
  const data = Buffer.from(`${JSON.stringify(receipt, null, 1)}\n`);
  files.set("build.json", { kind: "data", data, sha256: sha256(data), br: null, gz: null });
  return { files, receipt, digest: sha256(data) };
}

function bytesOf(file: BundleFile): number {
  return file.kind === "data" ? file.data.length : file.bytes;
}

function brotliSize(files: BundleFiles, name: string): number {
  const file = files.get(name);
  if (!file) return 0;
  if (file.kind === "data") return file.br?.length ?? file.data.length;
  return file.brotli ?? file.bytes;
}
