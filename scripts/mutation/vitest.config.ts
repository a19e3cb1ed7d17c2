// The tests of `npm run mutate`: odds, settlement, the rules of the slip.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: false },
  test: {
    include: [
      "contract/betting/*.test.ts",
      "src/features/sport/bet-slip/state/{slip-entry,slip-model,slip-reference,slip-figures,slip-ready}.test.ts",
    ],
    silent: "passed-only",
  },
});
