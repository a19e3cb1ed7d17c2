// The brand's stylesheet: custom properties only, resolved to literals, so that an element with
// `data-edition` of its own shows the other edition without further rules.
import type { Edition } from "#contract/locales.ts";
import type { ResolvedTokens } from "./token-types.ts";

export interface BrandCssOptions {
  readonly default: Edition;
  /** Address of the figures font as the stylesheet sees it: relative, or from the root of the site. */
  readonly figuresUrl: string;
}

/** One stylesheet for the offered editions; the same tokens give the same bytes. */
export function brandCss(
  editions: Readonly<Partial<Record<Edition, ResolvedTokens>>>,
  options: BrandCssOptions,
): string {
  const offered = Object.entries(editions).map(([edition, resolved]) => ({ edition, resolved }));
  const ordered = offered.toSorted(
    (a, b) => Number(b.edition === options.default) - Number(a.edition === options.default),
  );
  const main = ordered.map(({ edition, resolved }) => ({
    edition,
    properties: new Map([
      ["color-scheme", SCHEMES[edition as Edition]],
      ...roleProperties(resolved),
    ]),
  }));
  const traditional = ordered.map(({ edition, resolved }) => ({
    edition,
    properties: traditionalFonts(resolved),
  }));
  return [
    fontFace(options.figuresUrl),
    ...rules(main, ""),
    ...rules(traditional, ":lang(zh-TW)"),
    "html{background:var(--color-canvas)}",
    "",
  ].join("\n");
}

const SCHEMES: Readonly<Record<Edition, string>> = { classic: "light", professional: "dark" };

interface Scope {
  readonly edition: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** What the editions share stands once on the root; the rest also on the edition's own scopes. */
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

function roleProperties({ values }: ResolvedTokens): [string, string][] {
  return [...values].map(([name, { value }]) => [`--${name.replace(".", "-")}`, value]);
}

/** `font.<name>` in traditional Chinese is the stack `family.<name>-tc`, where there is one. */
function traditionalFonts({ values, primitives }: ResolvedTokens): Map<string, string> {
  const fonts = [...values.keys()].filter((name) => name.startsWith("font."));
  return new Map(
    fonts.flatMap((name) => {
      const stack = primitives.get(`${name.replace("font.", "family.")}-tc`);
      return stack === undefined ? [] : [[`--${name.replace(".", "-")}`, stack.value]];
    }),
  );
}

const UNICODE_RANGE = "U+20-7E,U+A5,U+B7,U+D7,U+2013-2014,U+2022,U+2212,U+20AC";

function fontFace(url: string): string {
  if (!/^[\w./-]+$/.test(url)) throw new RangeError(`not an address a stylesheet may hold: ${url}`);
  return (
    `@font-face{font-family:"Livery Figures";src:url("${url}") format("woff2");` +
    `font-weight:100 900;font-display:swap;unicode-range:${UNICODE_RANGE}}`
  );
}
