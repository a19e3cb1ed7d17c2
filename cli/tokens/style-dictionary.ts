// Style Dictionary resolves the references, runs the transforms below in the order of the references,
// and calls the format that prints the stylesheet.
import type StyleDictionary from "style-dictionary";
import type { Dictionary, FormatFnArguments, TransformedToken } from "style-dictionary/types";
import { cssValue, finalValue } from "./css-value.ts";
import type { LayeredToken, TokenType } from "./token-types.ts";

let instance: Promise<StyleDictionary> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * One instance resolves all sets of tokens, one after another: making one takes as long as a set.
 * @param tokens whose references all lead to values: see check-references.ts
 */
export function resolveValues(tokens: Iterable<LayeredToken>): Promise<Dictionary> {
  const resolved = turn.then(() => resolve(tokens));
  turn = resolved.catch(() => null);
  return resolved;
}

async function resolve(tokens: Iterable<LayeredToken>): Promise<Dictionary> {
  const run = await (instance ??= newInstance());
  run.tokenMap = new Map(
    Array.from(tokens, ({ name, type, value }) => {
      const key = `{${name}}`;
      return [key, { key, $type: type, $value: trimReferences(value) }];
    }),
  );
  return run.getPlatformTokens("css", { cache: false });
}

/** Runs a format over resolved tokens. */
export async function formatTokens<T>(
  dictionary: Dictionary,
  format: (dictionary: Dictionary) => T,
): Promise<T> {
  const run = await (instance ??= newInstance());
  const file = { format: (given: FormatFnArguments) => format(given.dictionary) };
  const { output } = await run.formatFile(file, { emitEmptyFiles: true }, dictionary);
  return output as T;
}

/** A token's text for a stylesheet; null when its value is not one its type allows. */
export function cssOf({ tokenMap }: Dictionary, name: string): string | null {
  const css: unknown = tokenMap.get(`{${name}}`)?.attributes?.["css"];
  return typeof css === "string" ? css : null;
}

/** Loaded when the first token is resolved: the library takes longer than most commands. */
async function newInstance(): Promise<StyleDictionary> {
  const { default: Library } = await import("style-dictionary");
  const run = new Library(
    {
      usesDtcg: true,
      // Every fault of a brand's files is found before, with its line: what is left is a bug of ours.
      log: { warnings: "error", verbosity: "verbose" },
      hooks: { transforms: TRANSFORMS },
      platforms: { css: { transforms: Object.keys(TRANSFORMS) } },
    },
    { init: false },
  );
  return run.init();
}

const TRANSFORMS = {
  "livery/value": {
    type: "value",
    transitive: true,
    transform: (token: TransformedToken) => finalValue(...partsOf(token)),
  },
  "livery/css": {
    type: "attribute",
    transform: (token: TransformedToken) => ({ css: cssValue(...partsOf(token)) }),
  },
} as const;

function partsOf({ $type, path, $value }: TransformedToken): [TokenType, string, unknown] {
  return [$type as TokenType, path.join("."), $value];
}

/** `{ hue.brand }` is `{hue.brand}`: the library looks for the exact text where it resolves in order. */
function trimReferences(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? part.replaceAll(/\{\s*([^{}]*?)\s*\}/g, "{$1}") : part,
  );
}
