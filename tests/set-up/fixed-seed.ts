// Set-up of the unit tests: property tests try the same inputs in every run, so that a run fails for what changed.
// `npm run stress` lets them try others.
import fc from "fast-check";

fc.configureGlobal({
  ...(process.env["RANDOM_INPUTS"] === undefined ? { seed: 20_261_121 } : {}),
  // After its test has timed out, a property would go on to look for a smaller input, without an end.
  interruptAfterTimeLimit: 50_000,
});
