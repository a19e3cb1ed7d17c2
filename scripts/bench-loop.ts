// The baseline of the benchmark: a whole `vite build` for one brand, as a bundler in a loop would do it. The brand's
// data is prepared by the same steps as in a real build.
// usage: node scripts/bench-loop.ts <brands dir> <id> <out dir>
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { loadFleet } from "../cli/brand/load-brands.ts";
import { requireBrand } from "../cli/brand/select-brands.ts";
import { makeDevSite } from "../cli/serve/dev-site.ts";
import { prepareBrand } from "../cli/stamp/prepare-brand.ts";
import { loadSharedContent } from "../cli/stamp/shared-content.ts";
import { discoverEntries } from "../cli/core/discover-entries.ts";
import { inlineStyles } from "../cli/core/inline-styles/inline-styles.ts";
import { buildConfig } from "../cli/core/vite-config.ts";
import { compress, isCompressible } from "../cli/files/compress.ts";
import { workspace } from "../cli/base/paths.ts";
import { openStore } from "../cli/cache/store.ts";

const [brandsDir = "brands", id = "", outDir = ""] = process.argv.slice(2);
process.env["NODE_ENV"] = "production";
const places = workspace({ brands: brandsDir, out: outDir });
const { packageRoot, storeDir } = places;
const shared = await loadSharedContent(
  packageRoot,
  openStore(storeDir, () => {}),
);
const { prepared } = await prepareBrand(requireBrand(await loadFleet(places), id), shared);
if (!prepared) throw new Error(`${id} has problems; run brand check`);
const entries = discoverEntries(path.join(packageRoot, "src"));
const site = await makeDevSite({ brand: prepared, shared, entries });

const files = path.join(outDir, "..", `${id}.files`);
for (const [name, data] of site.files) await write(path.join(files, name), data);
const entry = path.join(files, "entry.js");
const imports = site.entry.replaceAll('import("/assets/', `import("${files}/assets/`);
await write(entry, `import "/src/styles.css";\n${imports}`);
const config = await buildConfig(
  packageRoot,
  new Map([["entry", entry]]),
  inlineStyles(packageRoot),
);
const result = await build(config);
const [bundle] = Array.isArray(result) ? result : [result];
if (!bundle || !("output" in bundle)) throw new Error("vite built nothing");
// Compressed with the same effort as a real build.
for (const item of bundle.output) {
  const data = Buffer.from(item.type === "chunk" ? item.code : item.source);
  await write(path.join(outDir, "site", item.fileName), data);
  if (!isCompressible(item.fileName, data.length)) continue;
  const { br, gz } = compress(data, "fast");
  await write(path.join(outDir, "site", `${item.fileName}.br`), br);
  await write(path.join(outDir, "site", `${item.fileName}.gz`), gz);
}
await write(path.join(outDir, "site", "index.html"), Buffer.from(site.html));

async function write(file: string, data: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
}
