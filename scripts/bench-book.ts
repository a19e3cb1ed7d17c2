// `npm run bench:book`: an hour of the simulated book, as fast as it runs: 2,000 price changes a second and 50 automated
// bettors. Prints what they did and the memory after each sixth. Ends with 1 when the ledger is not exact, the
// book is slower than asked, or memory grows.
import { type BookEnd, runBook } from "./book-run/run-book.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";

const USAGE =
  "npm run bench:book -- [--minutes 60] [--bettors 50] [--matches 300] [--pace 2000] [--seed 7]";
/** `growth`: memory in the last third divided by the second: the first third fills the caches. */
const BUDGET = { changesPerSecond: 2000, growth: 1.15 } as const;

const { values } = scriptOptions(USAGE, {
  minutes: { type: "string", default: "60" },
  bettors: { type: "string", default: "50" },
  matches: { type: "string", default: "300" },
  pace: { type: "string", default: "2000" },
  seed: { type: "string", default: "7" },
});
const number = (option: "minutes" | "bettors" | "matches" | "pace" | "seed") =>
  wholeNumber(USAGE, option, values[option]);
const minutes = number("minutes");
const sizes: number[] = [];
const from = performance.now();
const end = runBook({
  seconds: minutes * 60,
  bettors: number("bettors"),
  matches: number("matches"),
  paceMs: number("pace"),
  seed: number("seed"),
  onMinute() {
    globalThis.gc?.();
    sizes.push(process.memoryUsage().heapUsed / 1e6);
  },
});
if (!report(end)) process.exitCode = 1;

function report({ changes, done, tickets, automatic, problems }: BookEnd): boolean {
  const rate = changes / (minutes * 60);
  const third = Math.max(1, Math.floor(sizes.length / 3));
  const mean = (list: readonly number[]) => list.reduce((sum, size) => sum + size, 0) / list.length;
  const growth = mean(sizes.slice(-third)) / mean(sizes.slice(third, third * 2));
  const shown = sizes.filter((_, index) => index % Math.max(1, Math.floor(sizes.length / 6)) === 0);
  console.log(`${minutes} minutes in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  console.log(`${rate.toFixed(0)} changes a second (at least ${BUDGET.changesPerSecond})`);
  console.log(`done ${JSON.stringify(done)}, automatic cash-outs ${automatic}`);
  console.log(`tickets ${JSON.stringify(tickets)}`);
  console.log(
    `heap MB ${shown.map((size) => size.toFixed(0)).join(" ")}, growth ${growth.toFixed(2)}`,
  );
  console.log(problems.length === 0 ? "ledger exact" : problems.join("\n"));
  const isFlat = sizes.length < 6 || growth <= BUDGET.growth;
  return problems.length === 0 && isFlat && rate >= BUDGET.changesPerSecond;
}
