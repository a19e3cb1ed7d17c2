/**
 * How often a random test of money runs: the full number in `npm run fuzz`, a share of it in `npm run check`.
 * @param full number of runs when FUZZ_RUNS is 20,000 or more
 */
export function randomRuns(full: number): number {
  const { FUZZ_RUNS = "1500" } = process.env;
  return Math.ceil(full * Math.min(1, Number(FUZZ_RUNS) / 20_000));
}

/** A fixed seed in `npm run check`, a new one in each `npm run fuzz`. */
export function randomSeed(): number {
  return Number(process.env["FUZZ_SEED"] ?? 20);
}
