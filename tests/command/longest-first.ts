// Runs the slowest test files first, so that no worker is left with one at the end. Vitest orders by an earlier run,
// which a new clone does not have, then by size.
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** By duration, longest first; the others take seconds. */
const LONG = [
  "package",
  "verify",
  "ci",
  "studio",
  "dev",
  "store-shared",
  "rollback",
  "crash",
  "affected-core",
  "leaks",
  "store",
  "affected",
  "large-fleet",
].map((name) => path.join(import.meta.dirname, `${name}.test.ts`));

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.indexOf(path.normalize(moduleId));
  return at < 0 ? LONG.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
