// Style Dictionary resolves references, runs the transforms below and calls the format of brand-css.ts.
import type StyleDictionary from "style-dictionary";
import type { Dictionary, FormatFnArguments, TransformedToken } from "style-dictionary/types";
import { oneAfterAnother } from "../base/one-after-another.ts";
import { cssValue, finalValue } from "./css-value.ts";
import type { LayeredToken, TokenType } from "./token-types.ts";

let instance: Promise<StyleDictionary> | undefined;
const inTurn = oneAfterAnother();

/** One call at a time: all share an instance, which takes as long to create. @param tokens see check-references.ts */
export function resolveValues(tokens: Iterable<LayeredToken>): Promise<Dictionary> {
  return inTurn(() => resolve(tokens));
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

export async function formatTokens<T>(
  dictionary: Dictionary,
  format: (dictionary: Dictionary) => T,
): Promise<T> {
  const run = await (instance ??= newInstance());
  const file = { format: (given: FormatFnArguments) => format(given.dictionary) };
  const { output } = await run.formatFile(file, { emitEmptyFiles: true }, dictionary);
  return output as T;
}

/** Null when the value is invalid for its type. */
export function cssOf({ tokenMap }: Dictionary, name: string): string | null {
  const css: unknown = tokenMap.get(`{${name}}`)?.attributes?.["css"];
  return typeof css === "string" ? css : null;
}

/** Lazy import: loading the library takes longer than most commands. */
async function newInstance(): Promise<StyleDictionary> {
  const { default: Library } = await import("style-dictionary");
  const run = new Library(
    {
      usesDtcg: true,
      // Problems of brand files are reported earlier: a warning here is a bug of this package.
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

/** `{ hue.brand }` → `{hue.brand}`: the library compares the exact text. */
function trimReferences(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string"
      ? part.replaceAll(/\{([^{}]*)\}/g, (_, key: string) => `{${key.trim()}}`)
      : part,
  );
}
