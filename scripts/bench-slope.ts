// `npm run bench:slope`: how build time and memory grow with the number of brands, as figures and as a chart.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { measure } from "./bench-process.ts";
import { makeFleet } from "./fleet.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";
import { drawSlope, type SlopePoint } from "./slope-chart.ts";

const USAGE = "npm run bench:slope -- [--sizes 10,100,300,1000,3000] [--svg docs/build-slope.svg]";
const { values } = scriptOptions(USAGE, {
  sizes: { type: "string", default: "10,100,300,1000,3000" },
  svg: { type: "string" },
});
const sizes = values.sizes.split(",").map((size) => wholeNumber(USAGE, "sizes", size));
const root = path.resolve(import.meta.dirname, "..");
const main = path.join(root, "cli", "brand.js");
// Beside the repository's own store: the disk a build really writes to, not a temporary one.
await mkdir(path.join(root, ".livery"), { recursive: true });
const dir = await mkdtemp(path.join(root, ".livery", "slope-"));
try {
  const points: SlopePoint[] = [];
  await build(2, 0); // compiles the core, which no fleet's size changes
  for (const [index, brands] of sizes.entries()) {
    const point = await build(brands, index + 1);
    points.push(point);
    const { seconds, unchanged, mebibytes } = point;
    console.log(
      `${String(brands).padStart(5)} brands  ${seconds.toFixed(2).padStart(7)} s  ` +
        `unchanged ${unchanged.toFixed(2)} s  peak ${mebibytes.toFixed(0)} MiB`,
    );
  }
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const each = ((point.seconds - before.seconds) * 1000) / (point.brands - before.brands);
    console.log(
      `from ${before.brands} to ${point.brands}: ${each.toFixed(1)} ms for one more brand`,
    );
  }
  if (values.svg) await writeFile(values.svg, drawSlope(points));
} finally {
  await rm(dir, { recursive: true, force: true });
}

/** Builds brands that the store has never seen, then builds again without changes. */
async function build(brands: number, seed: number): Promise<SlopePoint> {
  const folder = path.join(dir, `brands-${seed}`);
  const out = path.join(dir, `dist-${seed}`);
  await makeFleet(folder, brands, seed * 100_000, path.join(root, "brands"));
  const args = [main, "build", "--json", "--brands", folder, "--out", out];
  const built = await measure(args, dir);
  const again = await measure(args, dir);
  // Nothing is deleted before the end: ext4 scans recently freed inodes for every new file.
  return {
    brands,
    seconds: built.milliseconds / 1000,
    unchanged: again.milliseconds / 1000,
    mebibytes: built.peak ?? Number.NaN,
  };
}
