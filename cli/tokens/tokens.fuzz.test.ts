// No content of a token file adds a declaration to the stylesheet.
import path from "node:path";
import * as fc from "fast-check";
import postcss, { type Declaration } from "postcss";
import { expect, test } from "vitest";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { brandCss } from "./brand-css.ts";
import { cssValue } from "./css-value.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";
import { TOKEN_TYPES } from "./token-types.ts";

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));
const semantic = shared("semantic");
const layers = [shared("primitive"), semantic, shared("edition/classic")];
const roles = [...semantic.declarations, ...semantic.tokens].map(({ name }) => name);

const plain = fc.oneof(
  hostileText,
  fc.double(),
  fc.constantFrom(
    "#fff",
    "#12345678",
    "oklch(0.5 0.1 20)",
    "12px",
    "-1em",
    "200ms",
    "{hue.brand}",
    "{color.text}*2",
    "1*2+3",
    "-0",
    "1e9px",
    "transparent",
  ),
  fc.stringMatching(/^[-+*.\d]{1,12}$/),
  fc.stringMatching(/^oklch\([-\d.+* /%]{1,24}\)$/),
);
const values = fc.oneof(
  plain,
  fc.array(plain, { maxLength: 5 }),
  fc.record({ color: plain, offsetX: plain, offsetY: plain, blur: plain, spread: plain }),
  fc.record({ value: fc.double(), unit: hostileText }),
);

test("a valid value is one declaration and loads nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOKEN_TYPES),
      fc.constantFrom(...roles),
      values,
      (type, name, value) => {
        const css = cssValue(type, name, value);
        if (css === null) return;
        const declarations: string[] = [];
        postcss
          .parse(`a{--x:${css};--y:1}b{c:d}`)
          .walkDecls((one: Declaration) => void declarations.push(`${one.prop}:${one.value}`));
        expect(declarations).toEqual([`--x:${css}`, "--y:1", "c:d"]);
        expect(css).not.toMatch(/[{}<>;@\\]|url|\/\*/);
      },
    ),
    fuzzRuns(),
  );
});

test("a file without problems gives exactly the roles' declarations", async () => {
  const names = fc.oneof(
    fc.constantFrom(...roles),
    fc.tuple(hostileText, hostileText).map((pair) => pair.join(".")),
  );
  const entries = fc.array(fc.tuple(names, fc.option(fc.constantFrom(...TOKEN_TYPES)), values), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(entries, async (list) => {
      const tree: Record<string, Record<string, unknown>> = Object.create(null);
      for (const [name, type, value] of list) {
        const [group = "", ...rest] = name.split(".");
        (tree[group] ??= Object.create(null))[rest.join(".")] = {
          ...(type ? { $type: type } : {}),
          $value: value,
        };
      }
      const resolved = await resolveLayers(
        [...layers, parseTokens("brand.json", JSON.stringify(tree))],
        semantic,
      );
      if (resolved.problems.length > 0) return;
      const css = await brandCss(
        { classic: resolved },
        { default: "classic", figuresUrl: "a.woff2" },
      );
      const root = postcss
        .parse(css)
        .nodes.find((node) => node.type === "rule" && node.selector === ":root");
      const props =
        root?.type === "rule"
          ? root.nodes.map((one) => (one.type === "decl" ? one.prop : one.type))
          : [];
      expect(props.toSorted()).toEqual(
        ["color-scheme", ...roles.map((name) => `--${name.replace(".", "-")}`)].toSorted(),
      );
    }),
    fuzzRuns(0.05),
  );
});
