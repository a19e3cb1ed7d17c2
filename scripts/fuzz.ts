// `npm run fuzz -- [runs] [seed]`: the property tests over hostile input, by default 20,000 runs each, and the random
// tests of money with their full number of runs. It prints the seed first. A failure prints the smallest input that
// fails and exits with 1.
import { spawn } from "node:child_process";

const FILES = ".fuzz.test.ts random.test.ts";
const [runs = "20000", seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
if (!/^\d+$/.test(runs) || !/^\d+$/.test(seed)) {
  console.error("usage: npm run fuzz -- [runs] [seed], both whole numbers");
  process.exit(2);
}
console.log(`${runs} runs a property, seed ${seed}; again with: npm run fuzz -- ${runs} ${seed}`);
const child = spawn(
  "vitest",
  `run --project unit ${FILES} --testTimeout 3600000 --reporter=verbose`.split(" "),
  {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed },
  },
);
child.on("close", (code) => (process.exitCode = code ?? 1));
