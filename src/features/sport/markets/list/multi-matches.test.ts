// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { MOST_MATCHES, toggleMulti, useMultiMatches } from "./multi-matches.ts";

beforeEach(() => useMultiMatches.setState({ ids: [] }));

it("adds and removes, in the order they were added", () => {
  ["a", "b", "c", "b"].forEach(toggleMulti);
  expect(useMultiMatches.getState().ids).toEqual(["a", "c"]);
});

it("makes room for the seventh by the first", () => {
  const ids = Array.from({ length: MOST_MATCHES + 1 }, (_, at) => `m${at}`);
  ids.forEach(toggleMulti);
  expect(useMultiMatches.getState().ids).toEqual(ids.slice(1));
});
