// Filters of lists stand in the address, whatever page has them: a reload and a link keep them.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FEATURES = path.resolve(import.meta.dirname, "../features");
const FILTERED = /<(?:FilterBar|DayChips|DayFields)\b/;
/** A filter that only this rendering knows: days, a state of many, or the page of a filtered list. */
const FORGOTTEN =
  /const \[\w+, set\w+\] = useState(?:<[^(]*>)?\((?:\(\) =>\s*)?(?:quickDays|\(\{|"all")|const \[page(?:Num)?, set/;

const sources = globSync("**/*.tsx", { cwd: FEATURES })
  .filter((file) => !/(?:^|\/)(?:sample|test)-|\.test\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(FEATURES, file), "utf8") }));
const folders = new Set(
  sources.filter(({ text }) => FILTERED.test(text)).map(({ file }) => path.dirname(file)),
);

it.each([...folders])("%s forgets no filter", (folder) => {
  const forgetful = sources
    .filter(({ file, text }) => path.dirname(file) === folder && FORGOTTEN.test(text))
    .map(({ file }) => file);
  expect(forgetful).toEqual([]);
});
