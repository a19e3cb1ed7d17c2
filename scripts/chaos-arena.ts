// Where `npm run chaos` attacks: a small fleet with its output folder and a warm store in a temporary folder, and the
// checks after each attack.
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { carriedFile } from "../cli/release/carried-files.ts";
import { checkRelease } from "../cli/release/check-release.ts";
import {
  beforeLink,
  currentRelease,
  previousRelease,
  releasesDir,
} from "../cli/release/release-folder.ts";
import { makeFleet } from "./fleet.ts";

export const ROOT = path.resolve(import.meta.dirname, "..");
const MAIN = path.join(ROOT, "cli", "main.ts");

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export interface StartOptions {
  readonly out?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly through?: readonly string[];
}

export interface Arena {
  readonly dir: string;
  readonly brands: string;
  readonly out: string;
  readonly store: string;
  readonly ids: readonly string[];
  start(args: readonly string[], options?: StartOptions): Started;
  build(args?: readonly string[], options?: StartOptions): Promise<Ended>;
  /** Changes the titles of brands, so that a build has to make new bundles. */
  change(ids?: readonly string[]): void;
}

/** @param brands how many; only the first arena compiles the core, the others copy its store */
export async function makeArena(brands: number, seed: number, storeFrom?: string): Promise<Arena> {
  const dir = mkdtempSync(path.join(tmpdir(), "livery-chaos-"));
  const folder = path.join(dir, "brands");
  const ids = await makeFleet(folder, brands, seed, path.join(ROOT, "brands"));
  const store = path.join(dir, ".livery");
  if (storeFrom !== undefined) cpSync(storeFrom, store, { recursive: true });
  const out = path.join(dir, "dist");
  let round = 0;
  const start: Arena["start"] = (args, options = {}) => {
    const command = [process.execPath, MAIN, "build", ...args, "--out", options.out ?? out];
    const [program = "", ...rest] = [...(options.through ?? []), ...command];
    const env = { ...process.env, NO_COLOR: "1", ...options.env };
    const child = spawn(program, rest, { cwd: dir, env, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (data: Buffer) => (stdout += data.toString()));
    child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
    const ended = new Promise<Ended>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
    });
    return { child, ended };
  };
  const arena: Arena = {
    dir,
    brands: folder,
    out,
    store,
    ids,
    start,
    build: (args = [], options) => start(args, options).ended,
    change(which = ids) {
      round += 1;
      for (const id of which) {
        const file = path.join(folder, id, "brand.json");
        const manifest = JSON.parse(readFileSync(file, "utf8")) as { title: string };
        manifest.title = `第 ${round} 轮 ${id}`;
        writeFileSync(file, JSON.stringify(manifest, null, 2));
      }
    },
  };
  const first = await arena.build();
  if (first.code !== 0) throw new Error(`the first build failed:\n${first.stdout}${first.stderr}`);
  return arena;
}

/** @returns problems of the shown bundles, which must all be complete */
export function damages(out: string, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const name = currentRelease(out, id);
    if (name === null) return [`${id} shows nothing`];
    const { problems } = checkRelease(out, id, name);
    return problems.map(({ file, what }) => `${id}: ${file} ${what}`);
  });
}

/** @returns files beside the releases that belong to neither the shown nor the previous one */
export function leftovers(out: string, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const shown = currentRelease(out, id);
    const before = previousRelease(out, id);
    const keep = new Set(
      [shown, before]
        .flatMap((name) =>
          name === null ? [] : [name, carriedFile(out, id, name), beforeLink(out, id, name)],
        )
        .map((place) => path.basename(place)),
    );
    const names = existsSync(releasesDir(out, id)) ? readdirSync(releasesDir(out, id)) : [];
    return names.filter((name) => !keep.has(name)).map((name) => `${id}: ${name} is left over`);
  });
}

/** The next build must succeed and remove what an attack left. */
export async function recovers(arena: Arena, options?: StartOptions): Promise<string[]> {
  const { code, stderr } = await arena.build([], options);
  const out = options?.out ?? arena.out;
  if (code !== 0) return [`the next build ended with ${code}: ${stderr.slice(0, 400)}`];
  return [...damages(out, arena.ids), ...leftovers(out, arena.ids)];
}
