// Custom properties of a stylesheet, with the mode of the rule they stand in.
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { wordsOf, type Mode, type RawToken } from "./imported-token.ts";

/** @throws CssSyntaxError of postcss */
export function readCssTokens(text: string): readonly RawToken[] {
  const found: RawToken[] = [];
  postcss.parse(text).walkDecls(/^--/, ({ prop, value, parent }) => {
    const places = ancestors(parent as ChildNode | undefined);
    if (places.some(isSpecialCase)) return;
    const mode = places.map(modeOfPlace).find((one) => one !== null) ?? null;
    const reference = /^var\(\s*--([\w-]+)\s*[,)]/.exec(value)?.[1];
    found.push({
      name: wordsOf(prop),
      mode,
      value: reference === undefined ? value : `{${wordsOf(reference)}}`,
    });
  });
  return found;
}

function ancestors(node: ChildNode | undefined): readonly (Rule | AtRule)[] {
  const found: (Rule | AtRule)[] = [];
  for (let at = node; at; at = at.parent as ChildNode | undefined)
    if (at.type === "rule" || at.type === "atrule") found.push(at);
  return found;
}

/** Wide-gamut, print and contrast variants repeat the colours of the plain rules. */
const isSpecialCase = (place: Rule | AtRule): boolean =>
  place.type === "atrule" && /color-gamut|color\(|print|contrast/.test(place.params);

const NAMED = /(?:prefers-color-scheme:\s*|=\s*["']?|[.:#])(dark|light|night|day)\b/;

function modeOfPlace(place: Rule | AtRule): Mode | null {
  const text = place.type === "rule" ? place.selector : place.params;
  const word = NAMED.exec(text)?.[1];
  if (word === undefined) return null;
  return word === "dark" || word === "night" ? "dark" : "light";
}
