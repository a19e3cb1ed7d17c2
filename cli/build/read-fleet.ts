// Reads thousands of brands in processes that end with it. What a brand is read with is a hundred times what
// a build has to know of it before it builds it: in its own process it would stay for the whole build.
import { availableParallelism } from "node:os";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import { callProcess } from "./worker-calls.ts";

export interface ReadPart {
  readonly facts: readonly BrandFacts[];
  readonly problems: readonly Problem[];
}

/** Brands read in one go. */
const AT_A_TIME = 100;

/** Below this many brands another process takes longer to start than it saves. */
const PER_PROCESS = 400;

const early = (how: string) =>
  new CliError("FLEET_READ", {
    what: `A process that reads the brands ended before it was done (${how}); nothing was changed, every bundle is the one of before.`,
    fix: "make sure that half a gigabyte of memory is free, then run the command again.",
  });

/**
 * @returns the brands and problems in the order of the ids, without what two of them may not share
 * @throws CliError FLEET_READ when a process ends early
 */
export async function readFleet(brandsDir: string, ids: readonly string[]): Promise<ReadPart> {
  const slices: string[][] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME)
    slices.push(ids.slice(from, from + AT_A_TIME));
  const parts: ReadPart[] = [];
  const count = Math.min(availableParallelism(), Math.ceil(ids.length / PER_PROCESS));
  const readers = Array.from({ length: count }, () =>
    callProcess(new URL("./read-process.ts", import.meta.url), [brandsDir], early),
  );
  try {
    const queue = [...slices.entries()];
    await Promise.all(
      readers.map(async ({ ask }) => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift())
          parts[next[0]] = (await ask(next[1])) as ReadPart;
      }),
    );
  } finally {
    await Promise.all(readers.map(({ close }) => close()));
  }
  return {
    facts: parts.flatMap(({ facts }) => facts),
    problems: parts.flatMap(({ problems }) => problems),
  };
}
