// `npm run chaos`: attacks on builds, each counted as passed/attempted. Ends with 1 when one did harm.
import { rmSync } from "node:fs";
import { type Arena, makeArena } from "./chaos-arena.ts";
import { failingCalls, smallDisk } from "./chaos-disk.ts";
import { DAMAGES_PER_BUILD, damagedStore, leaks, rebuilds } from "./chaos-inputs.ts";
import { kills, pairs } from "./chaos-kills.ts";
import { attempt, printOutcomes, seeded, skip } from "./chaos-run.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";

const USAGE = `npm run chaos -- [--seed 1] [--kills 300] [--disk 200] [--pairs 100] [--store 1000]
         [--rebuilds 20] [--leaks 50]    (0 leaves an attack out; --leaks is a number of brands, all pairs)`;
const number = (standard: string) => ({ type: "string", default: standard }) as const;
const { values } = scriptOptions(USAGE, {
  seed: number("1"),
  kills: number("300"),
  disk: number("200"),
  pairs: number("100"),
  store: number("1000"),
  rebuilds: number("20"),
  leaks: number("50"),
});
const count = (name: Exclude<keyof typeof values, "help">): number =>
  wholeNumber(USAGE, name, values[name]);
const seed = count("seed");
console.log(`seed ${seed}`);

const arenas: Arena[] = [];
const results: boolean[] = [];
/** Each attack has its own generator: leaving one out does not change the others. */
const random = (offset: number) => seeded(seed * 1000 + offset);

async function arenaOf(brands: number): Promise<Arena> {
  const arena = await makeArena(brands, seed, arenas[0]?.store);
  arenas.push(arena);
  return arena;
}

try {
  const arena = await arenaOf(3);
  if (count("kills") > 0)
    results.push(await attempt("kill -9", count("kills"), kills(arena, random(1))));
  if (count("pairs") > 0)
    results.push(await attempt("two builds", count("pairs"), pairs(arena, random(2))));
  if (count("disk") > 0) await fullDisk(arena, count("disk"));
  if (count("rebuilds") > 0) {
    // More brands than one process builds, so that the number of workers matters.
    const fleet = await arenaOf(6);
    results.push(await attempt("rebuilds", count("rebuilds"), rebuilds(fleet, random(6))));
  }
  if (count("leaks") > 0)
    results.push(printOutcomes("leaks", await leaks(await arenaOf(count("leaks")))));
  // Last, because the other arenas copy the store that it damages.
  if (count("store") > 0) {
    const attack = await damagedStore(arena, random(5));
    results.push(await attempt("damaged store", count("store"), attack, DAMAGES_PER_BUILD));
  }
} finally {
  for (const { dir } of arenas) rmSync(dir, { recursive: true, force: true });
}
if (results.includes(false)) process.exitCode = 1;

async function fullDisk(arena: Arena, all: number): Promise<void> {
  const half = Math.ceil(all / 2);
  const disk = smallDisk(arena, random(3));
  if (disk) {
    try {
      results.push(await attempt("full disk (tmpfs)", half, disk.run));
    } finally {
      disk.end();
    }
  } else skip("full disk (tmpfs)", "no file system can be mounted here");
  const calls = failingCalls(arena, random(4));
  if (calls) results.push(await attempt("failing calls (strace)", all - half, calls));
  else skip("failing calls (strace)", "no strace");
}
