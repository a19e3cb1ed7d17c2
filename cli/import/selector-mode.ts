// The mode of a CSS rule: `.theme-dark`, `[data-theme=acme-dark]`, `:root:not(.dark)`, `@media (prefers-color-scheme: dark)`.
import type { AtRule, ChildNode, Rule } from "postcss";
import parser, { type Attribute, type Node, type Selector } from "postcss-selector-parser";
import { wordsOf, type Mode } from "./imported-token.ts";
import { modeOf, opposite } from "./mode-names.ts";

export interface Place {
  readonly mode: Mode | null;
  /** See RawToken. */
  readonly rank: number;
}

/** The inner rule decides where two contradict each other. */
export function placeOf(node: ChildNode | undefined): Place {
  const places: Place[] = [];
  for (let at = node; at; at = at.parent as ChildNode | undefined)
    if (at.type === "rule") places.push(placeOfRule(at));
    else if (at.type === "atrule") places.push(placeOfAtRule(at));
  return {
    mode: places.find(({ mode }) => mode !== null)?.mode ?? null,
    rank: Math.max(0, ...places.map(({ rank }) => rank)),
  };
}

const SPECIAL = /color-gamut|color\(|print|contrast|forced-colors|inverted-colors/;

function placeOfAtRule({ name, params }: AtRule): Place {
  const rank = SPECIAL.test(params) ? 2 : 0;
  if (["include", "variant", "container"].includes(name)) return { mode: modeOf(params), rank };
  const [, not, word = ""] =
    /(\bnot\b[\s(]*(?:all\s+and[\s(]+)?)?\bprefers-color-scheme\s*:\s*(\w+)/.exec(
      params.replaceAll(/\(\s*(?=prefers)/g, ""),
    ) ?? [];
  const mode = modeOf(word);
  return { mode: not === undefined ? mode : opposite(mode), rank };
}

function placeOfRule({ selector }: Rule): Place {
  const special = /contrast|colou?r-?blind|protanopia|deuteranopia|tritanopia/i.test(selector);
  const parts = selectorsOf(selector).map(placeOfSelector);
  const modes = new Set(parts.map(({ mode }) => mode));
  return {
    mode: modes.size === 1 ? (parts[0]?.mode ?? null) : null,
    rank: special ? 2 : Math.min(2, ...parts.map(({ rank }) => rank)),
  };
}

function selectorsOf(text: string): readonly Selector[] {
  try {
    return parser().astSync(text).nodes;
  } catch {
    return [];
  }
}

function placeOfSelector(selector: Selector): Place {
  const places = selector.nodes.flatMap((node) => placeOfNode(node) ?? []);
  const modes = new Set(places.flatMap(({ mode }) => mode ?? []));
  return {
    mode: modes.size === 1 ? ([...modes][0] ?? null) : null,
    rank: Math.max(0, ...places.map(({ rank }) => rank)),
  };
}

const PAGE = new Set(["html", "body", "root", "host", "app", "theme", "mode", "scheme", "tokens"]);
/** `.btn-dark` is a dark button, not the dark mode. */
const COMPONENTS =
  /^(?:btn|button|table|alert|bg|text|border|list|badge|card|nav|navbar|link|carousel|dropdown|outline|item|col|callout|tag|chip|on|color)$/;

/** Null for what says nothing, such as a combinator. */
function placeOfNode(node: Node): Place | null {
  if (node.type === "pseudo") return placeOfPseudo(node.value, node.nodes);
  if (node.type === "attribute") return placeOfAttribute(node);
  if (node.type !== "class" && node.type !== "id" && node.type !== "tag") return null;
  return named(node.value);
}

function named(name: string): Place {
  const words = wordsOf(name).split(".");
  const isComponent = words.some((word) => COMPONENTS.test(word));
  const mode = isComponent ? null : modeOf(name);
  const isPage = !isComponent && (mode !== null || words.some((word) => PAGE.has(word)));
  return { mode, rank: isPage ? 0 : 1 };
}

function placeOfPseudo(name: string, inner: readonly Selector[]): Place | null {
  if (inner.length === 0) return null;
  const places = inner.map(placeOfSelector);
  const modes = new Set(places.map(({ mode }) => mode));
  const mode = modes.size === 1 ? (places[0]?.mode ?? null) : null;
  if (name === ":not") return { mode: opposite(mode), rank: 0 };
  return { mode, rank: Math.min(...places.map(({ rank }) => rank)) };
}

function placeOfAttribute({ attribute, value }: Attribute): Place {
  const isSwitch = value === undefined || /^(?:|true|false|on|off|1|0|yes|no)$/.test(value);
  if (!isSwitch) {
    const { mode, rank } = named(value);
    return { mode, rank: mode === null && !/theme|mode|scheme|edition/.test(attribute) ? rank : 0 };
  }
  const mode = modeOf(attribute);
  const isOff = value !== undefined && /^(?:false|off|0|no)$/.test(value);
  return { mode: isOff ? opposite(mode) : mode, rank: mode === null ? 1 : 0 };
}
