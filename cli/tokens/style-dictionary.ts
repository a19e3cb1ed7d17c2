// Style Dictionary resolves the references, runs the transforms below in the order of the references,
// and calls the format that prints the stylesheet.
import type StyleDictionary from "style-dictionary";
import type { Dictionary, FormatFnArguments, TransformedToken } from "style-dictionary/types";
import { cssValue, finalValue } from "./css-value.ts";
import type { LayeredToken, TokenType } from "./token-types.ts";

/** @param tokens whose references all lead to values: see check-references.ts */
export async function resolveValues(tokens: Iterable<LayeredToken>): Promise<Dictionary> {
  const run = await newRun();
  // Given here and not in the configuration, which the library copies again and again.
  run.tokens = Object.fromEntries(
    Array.from(tokens, ({ name, type, value }) => [
      name,
      { $type: type, $value: trimReferences(value) },
    ]),
  );
  await run.init();
  return run.getPlatformTokens("css");
}

/** One for all stylesheets: a format gets its tokens as an argument. */
let formatter: Promise<StyleDictionary> | undefined;

/** Runs a format over resolved tokens. */
export async function formatTokens<T>(
  dictionary: Dictionary,
  format: (dictionary: Dictionary) => T,
): Promise<T> {
  formatter ??= newRun().then((run) => run.init());
  const file = { format: (given: FormatFnArguments) => format(given.dictionary) };
  const { output } = await (await formatter).formatFile(file, { emitEmptyFiles: true }, dictionary);
  return output as T;
}

/** A token's text for a stylesheet; null when its value is not one its type allows. */
export function cssOf({ tokenMap }: Dictionary, name: string): string | null {
  const css: unknown = tokenMap.get(`{${name}}`)?.attributes?.["css"];
  return typeof css === "string" ? css : null;
}

/** Loaded when the first token is resolved: the library takes longer than most commands. */
async function newRun(): Promise<StyleDictionary> {
  const { default: Library } = await import("style-dictionary");
  return new Library(
    {
      usesDtcg: true,
      // Every fault of a brand's files is found before, with its line: what is left is a bug of ours.
      log: { warnings: "error", verbosity: "verbose" },
      hooks: { transforms: TRANSFORMS },
      platforms: { css: { transforms: Object.keys(TRANSFORMS) } },
    },
    { init: false },
  );
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
