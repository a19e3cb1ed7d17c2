// The oldest browsers as the bundler takes them.
import { OLDEST_BROWSERS } from "#contract/oldest-browsers.ts";

export const COMPILE_TARGETS = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
