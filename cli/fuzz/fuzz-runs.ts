// How often a property is tried: a little in `npm run check`, much in `npm run fuzz`.
import type { Parameters } from "fast-check";

/**
 * @param share of the runs, for a property that costs more than others
 * @returns 500 runs of any seed, or what FUZZ_RUNS and FUZZ_SEED say
 */
export function fuzzRuns<T>(share = 1): Parameters<T> {
  const { FUZZ_RUNS = "500", FUZZ_SEED } = process.env;
  return {
    numRuns: Math.ceil(Number(FUZZ_RUNS) * share),
    ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
  };
}
