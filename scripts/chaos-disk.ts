// A full disk: a small tmpfs that fills up during a build, and system calls that fail by strace.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";
import { type Arena, damages, type Ended, recovers } from "./chaos-arena.ts";
import type { Attack, Random } from "./chaos-run.ts";

/** The limit of inodes must be set at the start: it cannot be added later. */
const WIDE = "size=268435456,nr_inodes=100000";

function mount(dir: string, options: string): boolean {
  return spawnSync("mount", ["-t", "tmpfs", "-o", options, "livery-chaos", dir]).status === 0;
}

/** @returns null where nothing can be mounted; `end` unmounts it */
export function smallDisk(arena: Arena, random: Random): { run: Attack; end: () => void } | null {
  const disk = path.join(arena.dir, "disk");
  mkdirSync(disk, { recursive: true });
  if (!mount(disk, WIDE)) return null;
  const out = path.join(disk, "dist");
  cpSync(arena.out, out, { recursive: true, verbatimSymlinks: true });
  const resize = (options: string) => mount(disk, `remount,${options}`);
  const run: Attack = async () => {
    arena.change();
    const { blocks, bfree, bsize, files, ffree } = statfsSync(disk);
    const used = (blocks - bfree) * bsize;
    const nodes = files - ffree;
    // Three bundles take about 10 MB and 1,700 files: the space ends anywhere in them.
    const isNodes = random() < 0.3;
    const limit = isNodes
      ? `size=268435456,nr_inodes=${nodes + Math.floor(random() * 1700)}`
      : `size=${used + Math.floor(random() * 10_000_000)},nr_inodes=100000`;
    if (!resize(limit)) throw new Error(`tmpfs could not be made ${limit}`);
    const ended = await arena.build([], { out });
    const bad = [...damages(out, arena.ids), ...unclear(ended)];
    resize(WIDE);
    const kind = ended.code === 0 ? "had room" : isNodes ? "no names left" : "no space left";
    return { bad: [...bad, ...(await recovers(arena, { out }))], kind };
  };
  return { run, end: () => void spawnSync("umount", [disk]) };
}

/** System calls of one build by name: which can fail, and how often each is made. */
const CALLS = [
  "link",
  "linkat",
  "mkdir",
  "rename",
  "symlink",
  "unlink",
  "fsync",
  "syncfs",
  "copy_file_range",
  "rmdir",
  "fdatasync",
];

export function failingCalls(arena: Arena, random: Random): Attack | null {
  const probe = spawnSync("strace", ["-f", "-e", "trace=mkdir", "-o", "/dev/null", "true"]);
  if (probe.status !== 0) return null;
  const log = path.join(arena.dir, "calls.log");
  let calls: [name: string, count: number][] = [];
  return async () => {
    if (calls.length === 0) {
      arena.change();
      await arena.build([], {
        through: ["strace", "-f", "-e", `trace=${CALLS.join(",")}`, "-o", log],
      });
      const text = readFileSync(log, "utf8");
      calls = CALLS.map((name): [string, number] => [
        name,
        text.match(new RegExp(` ${name}\\(`, "g"))?.length ?? 0,
      ]);
      calls = calls.filter(([, count]) => count > 0);
      rmSync(log);
    }
    arena.change();
    const [name, count] = calls[Math.floor(random() * calls.length)] ?? ["mkdir", 1];
    const at = 1 + Math.floor(random() * count);
    const error = ["ENOSPC", "EIO", "EROFS", "EACCES"][Math.floor(random() * 4)] ?? "ENOSPC";
    // A full disk stays full for the following calls.
    const inject = `inject=${name}:error=${error}:when=${at}${random() < 0.5 ? "+" : ""}`;
    const through = ["strace", "-f", "-o", "/dev/null", "-e", `trace=${name}`, "-e", inject];
    const ended = await arena.build([], { through });
    const bad = [...damages(arena.out, arena.ids), ...unclear(ended)].map(
      (what) => `${inject}: ${what}`,
    );
    const kind = `${name}${ended.code === 0 ? " (no harm)" : ""}`;
    return { bad: [...bad, ...(await recovers(arena)).map((what) => `${inject}: ${what}`)], kind };
  };
}

/** A failed build must print a code and what is shown now. */
function unclear({ code, signal, stderr }: Ended): string[] {
  if (code === 0) return [];
  const says = /^error [A-Z]+_[A-Z_]+/m.test(stderr) && !stderr.includes("CONFIG_INTERNAL");
  return code === 1 && says ? [] : [`ended with ${code ?? signal}: ${stderr.slice(0, 600)}`];
}
