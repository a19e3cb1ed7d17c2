// `npm run check:combinations`: combinations within a football match against simulated matches of a fixed seed. Ends
// with 1 when the share of matches that win one is more than five standard errors from its chance.
import { sampleCombinations } from "../sandbox/simulation/book/combinations/sampled-combinations.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";

const USAGE = "npm run check:combinations -- [--matches 1000000] [--combinations 2000] [--seed 12]";
const MOST_ERRORS = 5;

const { values } = scriptOptions(USAGE, {
  matches: { type: "string", default: "1000000" },
  combinations: { type: "string", default: "2000" },
  seed: { type: "string", default: "12" },
});
const number = (option: "matches" | "combinations" | "seed") =>
  wholeNumber(USAGE, option, values[option]);
const from = performance.now();
const sampled = sampleCombinations({
  matches: number("matches"),
  combinations: number("combinations"),
  seed: number("seed"),
}).toSorted((one, two) => two.errors - one.errors);
console.log(
  `${sampled.length} combinations in ${((performance.now() - from) / 1000).toFixed(0)} s`,
);
for (const { name, chance, share, errors } of sampled.slice(0, 5)) {
  console.log(
    `${errors.toFixed(2)} standard errors: ${name}, chance ${chance.toFixed(5)}, won ${share.toFixed(5)}`,
  );
}
if (sampled.some(({ errors }) => errors > MOST_ERRORS)) process.exitCode = 1;
