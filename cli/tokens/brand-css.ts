// Custom properties resolved to literals, so that an element with its own `data-edition` shows the other
// edition without further rules.
import type { Dictionary } from "style-dictionary/types";
import type { Motif } from "#contract/layout.ts";
import type { Edition } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { motifProperties } from "./motif-styles.ts";
import { cssOf, formatTokens } from "./style-dictionary.ts";
import type { ResolvedTokens } from "./token-types.ts";

export interface BrandCssOptions {
  readonly default: Edition;
  /** Relative to the stylesheet, or from the root of the site. */
  readonly figuresUrl: string;
  /** Absent for pages of Livery's own. */
  readonly motif?: Motif;
}

/** Deterministic: the same tokens give the same bytes. */
export async function brandCss(
  editions: Readonly<Partial<Record<Edition, ResolvedTokens>>>,
  options: BrandCssOptions,
): Promise<string> {
  const face = fontFace(options.figuresUrl);
  const offered = Object.entries(editions).toSorted(
    ([a], [b]) => Number(b === options.default) - Number(a === options.default),
  );
  const formatted = await Promise.all(
    offered.map(async ([edition, { dictionary, values }]) => ({
      edition,
      ...(await formatTokens(dictionary, (given) => propertiesOf(given, [...values.keys()]))),
    })),
  );
  const main = formatted.map(({ edition, roles }) => ({
    edition,
    properties: new Map([["color-scheme", ownValue(SCHEMES, edition) ?? "normal"], ...roles]),
  }));
  const traditional = formatted.map(({ edition, fonts }) => ({ edition, properties: fonts }));
  return [
    face,
    ...rules(main, ""),
    ...rules(traditional, ":lang(zh-TW)"),
    ...(options.motif ? rule(":root", motifProperties(options.motif)) : []),
    "html{background:var(--color-canvas)}",
    "",
  ].join("\n");
}

const SCHEMES: Readonly<Record<Edition, string>> = { classic: "light", professional: "dark" };

interface Scope {
  readonly edition: string;
  readonly properties: ReadonlyMap<string, string>;
}

function rules([first, second]: readonly Scope[], suffix: string): string[] {
  if (first === undefined) return [];
  if (second === undefined) return rule(`:root${suffix}`, [...first.properties]);
  const shared = ([name, value]: readonly [string, string]) =>
    first.properties.get(name) === value && second.properties.get(name) === value;
  const own = (scope: Scope) => [...scope.properties].filter((entry) => !shared(entry));
  const selector = ({ edition }: Scope) => `[data-edition="${edition}"]${suffix}`;
  return [
    ...rule(`:root${suffix}`, [...first.properties].filter(shared)),
    ...rule(`:root${suffix},${selector(first)}`, own(first)),
    ...rule(selector(second), own(second)),
  ];
}

function rule(selector: string, entries: readonly (readonly [string, string])[]): string[] {
  if (entries.length === 0) return [];
  return [`${selector}{${entries.map(([name, value]) => `${name}:${value}`).join(";")}}`];
}

interface Properties {
  readonly roles: ReadonlyMap<string, string>;
  /** `font.<name>` in traditional Chinese is the stack `family.<name>-tc`, where there is one. */
  readonly fonts: ReadonlyMap<string, string>;
}

function propertiesOf(dictionary: Dictionary, roles: readonly string[]): Properties {
  const traditional = (role: string) =>
    role.startsWith("font.") ? `${role.replace("font.", "family.")}-tc` : "";
  const properties = (source: (role: string) => string) =>
    new Map(
      roles.flatMap((role) => {
        const css = cssOf(dictionary, source(role));
        return css === null ? [] : [[`--${role.replace(".", "-")}`, css]];
      }),
    );
  return { roles: properties((role) => role), fonts: properties(traditional) };
}

const UNICODE_RANGE = "U+20-7E,U+A5,U+B7,U+D7,U+2013-2014,U+2022,U+2212,U+20AC";

function fontFace(url: string): string {
  if (!/^[\w./-]+$/.test(url)) throw new RangeError(`not an address a stylesheet may hold: ${url}`);
  return (
    `@font-face{font-family:"Livery Figures";src:url("${url}") format("woff2");` +
    `font-weight:100 900;font-display:swap;unicode-range:${UNICODE_RANGE}}`
  );
}
