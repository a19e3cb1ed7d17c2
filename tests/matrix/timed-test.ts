// Tests that begin only while the time of `npm run matrix -- --minutes` lasts.
import { test as base } from "../browser/player.ts";

const until = Number(process.env["MATRIX_UNTIL"] ?? Number.POSITIVE_INFINITY);

export const test = base.extend<{ readonly inTime: void }>({
  inTime: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from it
    async ({}, use) => {
      base.skip(Date.now() > until, "the time is up");
      await use();
    },
    { auto: true },
  ],
});
