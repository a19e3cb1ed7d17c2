// The resolved tokens of a brand in the formats of other tools.
import type { Edition } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { channelsOf } from "../tokens/colour.ts";
import type { ResolvedToken } from "../tokens/token-types.ts";
import type { ExportFormat } from "./export-formats.ts";

export type EditionTokens = Readonly<Partial<Record<Edition, readonly ResolvedToken[]>>>;

export function exportTokens(format: ExportFormat, brand: string, tokens: EditionTokens): string {
  if (format === "css") return cssText(tokens);
  const json = {
    dtcg: () => resolverDocument(brand, tokens),
    "tokens-studio": () => tokensStudio(tokens),
    "style-dictionary": () =>
      contextsOf(tokens, (token) => ({ $type: token.type, $value: token.value })),
  }[format]();
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** DTCG 2025.10: one modifier with a context per edition. */
function resolverDocument(brand: string, tokens: EditionTokens): unknown {
  const contexts = contextsOf(tokens, dtcgToken);
  return {
    version: "2025.10",
    name: brand,
    resolutionOrder: [
      {
        type: "modifier",
        name: "edition",
        default: Object.keys(contexts)[0],
        contexts: Object.fromEntries(
          Object.entries(contexts).map(([name, group]) => [name, [group]]),
        ),
      },
    ],
  };
}

function contextsOf(tokens: EditionTokens, write: (token: ResolvedToken) => unknown) {
  return Object.fromEntries(
    Object.entries(tokens).map(([edition, all]) => [edition, tree(all, write)]),
  );
}

type Tree = { [key: string]: unknown };

function tree(tokens: readonly ResolvedToken[], write: (token: ResolvedToken) => unknown): Tree {
  const root: Tree = {};
  for (const token of tokens) {
    const written = write(token);
    if (written === null) continue;
    const keys = token.path.split(".");
    const group = keys
      .slice(0, -1)
      .reduce((at, key) => (at[key] = ownValue(at, key) ?? {}) as Tree, root);
    group[keys.at(-1) ?? ""] = written;
  }
  return root;
}

/** Null for values that the format has no simple form for: shadows and lists of fonts stay in the CSS export. */
function dtcgToken({ type, value }: ResolvedToken): unknown {
  if (type === "color") {
    const { components, alpha } = channelsOf(value);
    const $value = { colorSpace: "srgb", components, alpha, hex: value.slice(0, 7) };
    return { $type: type, $value };
  }
  if (type === "number") return { $type: type, $value: Number(value) };
  const [, number, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|ms|s)$/.exec(value) ?? [];
  if (number === undefined || (type !== "dimension" && type !== "duration")) return null;
  return { $type: type, $value: { value: Number(number), unit } };
}

const STUDIO_TYPES: Readonly<Partial<Record<ResolvedToken["type"], string>>> = {
  color: "color",
  dimension: "dimension",
  number: "number",
};

function tokensStudio(tokens: EditionTokens): unknown {
  const sets = contextsOf(tokens, ({ type, value }) => {
    const studio = STUDIO_TYPES[type];
    return studio === undefined ? null : { type: studio, value };
  });
  return { ...sets, $metadata: { tokenSetOrder: Object.keys(sets) } };
}

function cssText(tokens: EditionTokens): string {
  return Object.entries(tokens)
    .map(([edition, all]) => {
      const lines = all.map(({ path, value }) => `  --${path.replaceAll(".", "-")}: ${value};`);
      return `[data-edition="${edition}"] {\n${lines.join("\n")}\n}\n`;
    })
    .join("\n");
}
