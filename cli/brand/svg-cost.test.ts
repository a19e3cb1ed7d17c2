import { expect, it } from "vitest";
import { costProblems } from "./svg-cost.ts";

function messagesOf(attributes: Readonly<Record<string, string>>): string[] {
  const inner = {
    name: "g",
    attributes: Object.entries(attributes),
    line: 1,
    depth: 2,
    children: [],
  };
  const root = { name: "svg", attributes: [], line: 1, depth: 1, children: [inner] };
  return Array.from(costProblems([root, inner]), ({ what }) => what);
}

it.each<Record<string, string>>([
  { filter: "url(#a)" },
  { filter: "url(#a) url(#b)" },
  { style: "fill:red;filter:url(#a)" },
  { style: "filter:none" },
])("takes filters of the drawing itself: %j", (attributes) => {
  expect(messagesOf(attributes)).toEqual([]);
});

it.each<Record<string, string>>([
  { filter: "blur(900px)" },
  { filter: "url(#a) blur(1px)" },
  { style: "FILTER: Drop-Shadow(0 0 1px)" },
  { style: "a:b; filter : -moz-curl(#a)" },
])("refuses filters written as functions: %j", (attributes) => {
  expect(messagesOf(attributes)).toEqual([expect.stringContaining("filter as a function")]);
});

it.each(["filter:", "filter:a-", "a-", "("])("reads 200,000 times %j in linear time", (part) => {
  const style = `filter:${part.repeat(200_000)}`;
  const started = performance.now();
  messagesOf({ style });
  messagesOf({ filter: style });
  // Quadratic reading takes minutes.
  expect(performance.now() - started).toBeLessThan(5000);
});
