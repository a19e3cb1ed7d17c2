// `kill -9` at any moment, and two builds at the same time.
import { lstatSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releasesDir } from "../cli/release/release-folder.ts";
import { type Arena, damages, leftovers, recovers } from "./chaos-arena.ts";
import type { Attack, Random } from "./chaos-run.ts";

/** Half of the kills come at any time, half after the first brand is locked, while bundles are made. */
export function kills(arena: Arena, random: Random): Attack {
  let whole = 3000;
  let making = 1000;
  return async (index) => {
    arena.change();
    const started = performance.now();
    const { child, ended } = arena.start([]);
    const state = { isOver: false };
    const over = ended.finally(() => (state.isOver = true));
    if (index % 2 === 0) await Promise.race([over, wait(random() * whole)]);
    else {
      const locks = arena.ids.map((id) => path.join(releasesDir(arena.out, id), ".lock"));
      while (!state.isOver && !locks.some(isThere)) await wait(2);
      const locked = performance.now();
      await Promise.race([over, wait(random() * making)]);
      if (state.isOver) making = performance.now() - locked;
    }
    child.kill("SIGKILL");
    const { signal } = await over;
    if (signal === null) whole = performance.now() - started;
    const bad = damages(arena.out, arena.ids);
    return {
      bad: [...bad, ...(await recovers(arena))],
      kind: signal === null ? "ended before the kill" : "killed",
    };
  };
}

/** Locks are dangling links, which cannot be followed. */
const isThere = (lock: string) => lstatSync(lock, { throwIfNoEntry: false }) !== undefined;

/** Even rounds build the same fleet twice, odd rounds two fleets that overlap. */
export function pairs(arena: Arena, random: Random): Attack {
  return async (index) => {
    const [first = "", ...rest] = arena.ids;
    const last = rest.at(-1) ?? first;
    arena.change();
    const one = arena.start(index % 2 === 0 ? [] : arena.ids.filter((id) => id !== last));
    await wait(random() * 1500);
    if (random() < 0.5) arena.change([first]);
    const two = arena.start(index % 2 === 0 ? [] : arena.ids.filter((id) => id !== first));
    const both = await Promise.all([one.ended, two.ended]);
    const bad = damages(arena.out, arena.ids);
    for (const { code, stderr } of both) {
      const codes = [...stderr.matchAll(/^error (\S+)/gm)].map((match) => match[1]);
      const isOnlyLocked = codes.length > 0 && codes.every((found) => found === "BUILD_LOCKED");
      if (code !== 0 && !(code === 1 && isOnlyLocked))
        bad.push(`ended with ${code}: ${stderr.slice(0, 400)}`);
    }
    const left = leftovers(arena.out, arena.ids);
    const locked = both.some(({ code }) => code === 1);
    return {
      bad: [...bad, ...left, ...(await recovers(arena))],
      kind: locked ? "one locked out" : "both built",
    };
  };
}
