// Same input, same bytes, whatever the store contains and wherever the build runs; and no trace of a brand in another.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { openBuildSource } from "../cli/build/build-source.ts";
import { isolationOfFleet } from "../cli/build/verify-isolation.ts";
import { listFiles, sha256 } from "../cli/files/digest.ts";
import { type Arena, ROOT } from "./chaos-arena.ts";
import type { Attack, Outcome, Random } from "./chaos-run.ts";

/** One digest of all bundles in a folder. */
export function digestOf(out: string, ids: readonly string[]): string {
  return sha256(
    ids
      .flatMap((id) => listFiles(`${out}/${id}/`).map((file) => [id, file] as const))
      .map(([id, file]) => `${id} ${file} ${sha256(readFileSync(path.join(out, id, file)))}\n`)
      .join(""),
  );
}

/** Entries damaged before each build; each damage counts as one attempt. */
export const DAMAGES_PER_BUILD = 10;

const KINDS = ["art", "core", "help", "icons", "shared", "texts"];

/** @param lent a shared folder with the store's cores and texts, so that no build compiles */
export async function damagedStore(arena: Arena, random: Random): Promise<Attack> {
  const lent = path.join(arena.dir, "lent");
  mkdirSync(lent);
  const out = path.join(arena.dir, "clean");
  await arena.build(["--store", lent, "--store-write"], { out });
  const clean = digestOf(out, arena.ids);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return async () => {
    rmSync(out, { recursive: true });
    const kinds: string[] = [];
    for (let index = 0; index < DAMAGES_PER_BUILD; index += 1) {
      const found = KINDS.flatMap((kind) =>
        listFiles(path.join(arena.store, kind)).map((file) => path.join(arena.store, kind, file)),
      );
      kinds.push(damage(pick(found), pick(found), random));
    }
    const { code, stderr } = await arena.build(["--store", lent], { out });
    const bad = code === 0 ? [] : [`ended with ${code}: ${stderr.slice(0, 400)}`];
    if (code === 0 && digestOf(out, arena.ids) !== clean)
      bad.push(`${kinds.join(", ")}: other bytes than the clean build`);
    return { bad, kind: "" };
  };
}

function damage(file: string, other: string, random: Random): string {
  const data = readFileSync(file);
  const choice = Math.floor(random() * 5);
  if (choice === 0) truncateSync(file, Math.floor(random() * data.length));
  else if (choice === 1) rmSync(file);
  else if (choice === 2 && file !== other) {
    renameSync(file, `${file}.aside`);
    writeFileSync(file, readFileSync(other));
    rmSync(`${file}.aside`);
  } else if (choice === 3) {
    renameSync(file, `${file}.aside`);
    symlinkSync(`${file}.aside`, file);
  } else {
    const at = Math.floor(random() * data.length);
    data[at] = (data[at] ?? 0) ^ (1 + Math.floor(random() * 255));
    writeFileSync(file, data);
  }
  return ["truncated", "removed", "swapped", "a link", "flipped"][choice] ?? "flipped";
}

const ZONES = ["UTC", "Asia/Taipei", "America/St_Johns", "Pacific/Chatham"];
const LANGUAGES = ["C", "zh_TW.UTF-8", "tr_TR.UTF-8", "en_US.UTF-8"];

/** Each build in another folder, with brands written in another order; the first one compiles. */
export function rebuilds(arena: Arena, random: Random): Attack {
  const clean = path.join(arena.dir, "first");
  let expected = "";
  return async (index) => {
    if (expected === "") {
      await arena.build([], { out: clean });
      expected = digestOf(clean, arena.ids);
    }
    const place = path.join(arena.dir, `place-${index}-${"x".repeat(Math.floor(random() * 40))}`);
    copyShuffled(arena.brands, path.join(place, "brands"), random);
    const isCold = index === 0;
    if (!isCold) cpSync(arena.store, path.join(place, ".livery"), { recursive: true });
    const mask = ["022", "077", "002"][index % 3];
    const workers = index % 2 === 0 ? ["taskset", "-c", "0"] : [];
    const through = ["sh", "-c", `umask ${mask} && cd "$0" && exec "$@"`, place, ...workers];
    const env = {
      TZ: ZONES[index % ZONES.length] ?? "UTC",
      LANG: LANGUAGES[index % LANGUAGES.length] ?? "C",
      LC_ALL: LANGUAGES[index % LANGUAGES.length] ?? "C",
    };
    const out = path.join(place, "dist");
    const { code, stderr } = await arena.build([], { out, through, env });
    const bad = code === 0 ? [] : [`ended with ${code}: ${stderr.slice(0, 400)}`];
    if (code === 0 && digestOf(out, arena.ids) !== expected)
      bad.push(`${mask} ${env.TZ} ${env.LANG}: another digest`);
    rmSync(place, { recursive: true });
    return { bad, kind: isCold ? "cold" : workers.length > 0 ? "one core" : "all cores" };
  };
}

/** Creates files in another order, which many file systems list in that order. */
function copyShuffled(from: string, to: string, random: Random): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true })
    .map((entry) => ({ entry, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank);
  for (const { entry } of entries) {
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) copyShuffled(path.join(from, entry.name), target, random);
    else cpSync(path.join(from, entry.name), target);
  }
}

/** Searches every bundle for texts of every other brand. */
export async function leaks(arena: Arena): Promise<Outcome[]> {
  const workspace = {
    packageRoot: ROOT,
    brandsDir: arena.brands,
    storeDir: arena.store,
    galleryDir: path.join(arena.out, "gallery"),
    baselinesDir: path.join(arena.out, "baselines"),
    outDir: arena.out,
  };
  const source = await openBuildSource(workspace);
  const told = { onWarning: () => undefined, onCompile: () => undefined };
  const isolation = await isolationOfFleet({ workspace, source, ...told });
  const page = new Map(
    arena.ids.map((id) => [id, readFileSync(path.join(arena.out, id, "index.html"))]),
  );
  const outcomes: Outcome[] = [];
  for (const [id, own] of page) {
    const alone = isolation.check(id, [{ name: "index.html", data: own }]);
    if (alone.length > 0)
      outcomes.push({
        bad: [`${id}: found ${alone[0]?.text ?? ""} of ${alone[0]?.brand ?? ""} in its own page`],
        kind: "",
      });
    for (const [other, data] of page) {
      if (other === id) continue;
      const found = isolation
        .check(id, [{ name: "index.html", data }])
        .some(({ brand }) => brand === other);
      outcomes.push({ bad: found ? [] : [`${other} in ${id} was not found`], kind: "" });
    }
  }
  return outcomes;
}
