import fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { transformWithOxc } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { inlineCalls } from "./inline-calls.ts";
import type { Panda } from "./panda.ts";
import { generatedPanda } from "./sample-panda.ts";

let panda: Panda;

beforeAll(async () => {
  panda = await generatedPanda();
}, 60_000);

async function inlined(element: string) {
  const imports = `import { Row, Stack, Grid, Text } from "#styled/jsx/index.js";
import { css } from "#styled/css/index.js";
`;
  const { code } = await transformWithOxc(`${imports}export const it = ${element};`, "a.tsx");
  const found = inlineCalls(code, panda);
  return { ...found, expression: /export const it = ([^]*);/.exec(found.inlined)?.[1] ?? "" };
}

/** The markup of inlined code, and that of Panda's own components. */
async function markups(element: string) {
  const { expression, left } = await inlined(element);
  expect(left).toEqual([]);
  const jsx = (type: string, props: object) => createElement(type, props);
  const names = Object.fromEntries(panda.components) as Record<string, never>;
  const run = (code: string) =>
    renderToStaticMarkup(
      new Function("_jsx", "_jsxs", "joinClasses", "css", ...Object.keys(names), `return ${code}`)(
        jsx,
        jsx,
        (...classes: string[]) => classes.filter(Boolean).join(" "),
        panda.css,
        ...Object.values(names),
      ) as ReactElement,
    );
  const { code } = await transformWithOxc(`export const it = ${element};`, "a.tsx");
  const stock = /export const it = ([^]*);/.exec(code)?.[1] ?? "";
  return { ours: run(expression), theirs: run(stock) };
}

/** Attributes in the order of their names. */
const sorted = (html: string) =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")*)>/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).toSorted(), ">"].join(" "),
  );

const style = fc.record(
  {
    gap: fc.constantFrom(`"2"`, `{{ base: "2", desktop: "3" }}`),
    color: fc.constantFrom(`"text-muted"`, `"accent"`),
    size: fc.constantFrom(`"sm"`, `{{ base: "xs", wide: "lg" }}`),
    truncate: fc.constant("{true}"),
    as: fc.constantFrom(`"ul"`, `"section"`),
    className: fc.constantFrom(`"own"`, `{css({ zIndex: "2" })}`),
    id: fc.constant(`"here"`),
    "aria-label": fc.constant(`"there"`),
  },
  { requiredKeys: [] },
);

describe("elements of layout components", () => {
  it("are the elements that Panda draws, for any props", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("Row", "Stack", "Grid"), style, async (name, props) => {
        const given = Object.entries(props).map(([key, text]) => `${key}=${text}`);
        const text = `<${name} ${given.join(" ")}><Text as="b" size="sm">a{1}</Text></${name}>`;
        const { ours, theirs } = await markups(text);
        expect(sorted(ours)).toBe(sorted(theirs));
      }),
      { numRuns: 40 },
    );
  });

  it("hold no component of Panda, and its props only as class names", async () => {
    const { expression } = await inlined(`<Row gap="2" as="nav" id="a"><Text size="sm" /></Row>`);
    expect(expression).not.toMatch(/Row|Text|gap:|size:|as:/);
    expect(expression).toContain(`"nav"`);
  });

  it("keep a class that a variable of the same name holds", async () => {
    const { expression } = await inlined(
      `((className) => <Row gap="2" className={className} />)("own")`,
    );
    expect(expression).toContain('className: joinClasses("d_flex gap_2", className)');
  });

  it("keep the component where a style is known only at run time", async () => {
    expect((await inlined(`((gap) => <Row gap={gap} />)("2")`)).left).toHaveLength(1);
    expect((await inlined(`((all) => <Row {...all} />)({})`)).left).toHaveLength(1);
  });
});
