// Custom properties of a stylesheet, and variables of SCSS and Less, with the mode of the rule they stand in.
import postcss, { type ChildNode, type Root } from "postcss";
import scss from "postcss-scss";
import { wordsOf, type RawToken } from "./imported-token.ts";
import { placeOf } from "./selector-mode.ts";

/** @throws CssSyntaxError of postcss */
export function readCssTokens(file: string, text: string): readonly RawToken[] {
  const root: Root = file.endsWith(".css") ? postcss.parse(text) : scss.parse(text);
  const channels = functionsOfChannels(text);
  const found = new Map<string, number>();
  const tokens: RawToken[] = [];
  const add = (key: string, value: string, node: ChildNode): void => {
    const isDefault = /!default\b/.test(value);
    if (isDefault && found.has(key)) return;
    found.set(key, tokens.length);
    const used = channels.get(key);
    tokens.push({
      key,
      name: wordsOf(key),
      ...placeOf(node.parent as ChildNode | undefined),
      value: value
        .replaceAll(/#\{([^{}]+)\}/g, "$1")
        .replaceAll(/(?<!\s)\s*!(?:default|global|important)\b/g, "")
        .trim(),
      type: null,
      ...(used === undefined ? {} : { channels: used }),
    });
  };
  root.walkDecls(/^(?:--|\$)/, (node) => add(node.prop, node.value, node));
  // Less: `@primary: #f00;` is an at-rule to the parser.
  root.walkAtRules(/:$/, (node) => add(`@${node.name.slice(0, -1)}`, node.params, node));
  return tokens;
}

const WRAPPED = /\b((?:rgb|hsl)a?|oklch|oklab|lch|lab|hwb)\(\s*var\(\s*(--[\w-]+)\s*\)\s*[/,)]/g;

/** Custom properties that hold the channels of a colour, by the function they are used in. */
function functionsOfChannels(text: string): ReadonlyMap<string, string> {
  return new Map(Array.from(text.matchAll(WRAPPED), ([, name = "", key = ""]) => [key, name]));
}
