import { ownValue } from "#contract/own-value.ts";
import type { TokenType } from "./token-types.ts";

/** Content of a token file: group → `$type` and tokens. */
export type TokenTree = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const TYPES = {
  hue: "number",
  chroma: "number",
  color: "color",
  radius: "dimension",
} as const satisfies Record<string, TokenType>;

/** Values by group and name to a DTCG tree; groups without values are left out. */
export function tokenTree(
  groups: Readonly<Partial<Record<keyof typeof TYPES, Readonly<Record<string, string | number>>>>>,
): TokenTree {
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([, values]) => Object.keys(values).length > 0)
      .map(([group, values]) => [
        group,
        {
          $type: ownValue(TYPES, group),
          ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
        },
      ]),
  );
}
