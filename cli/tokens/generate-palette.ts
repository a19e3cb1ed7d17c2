import { EDITIONS, type Edition } from "#contract/locales.ts";
import { decimal } from "./arithmetic.ts";
import { darkTextOn, isBright } from "./bright-colour.ts";
import { oklchHex, oklchOf } from "./colour.ts";
import { textContrast } from "./contrast-pairs.ts";
import { nearestPassing } from "./nearest-passing.ts";
import { settleContrast } from "./settle-contrast.ts";
import { type TokenTree, tokenTree } from "./token-tree.ts";

/** What an edition takes from an existing design. */
export interface EditionWishes {
  /** The brand's colour of this edition, where it is another. */
  readonly accent?: string;
  /** Of grounds, borders and texts; null: the brand's own hue. */
  readonly neutral: { readonly hue: number; readonly chroma: number } | null;
  /** By role without `color.`. */
  readonly colours: Readonly<Record<string, string>>;
}

export interface PaletteRequest {
  /** `#rrggbb`: the brand's colour and an optional counter colour. */
  readonly colors: readonly [string, string?];
  readonly editions: readonly Edition[];
  readonly wishes?: Readonly<Partial<Record<Edition, EditionWishes>>>;
}

export type Palette = { readonly brand: TokenTree } & Readonly<Partial<Record<Edition, TokenTree>>>;

/** Token files that pass the contrast check for any colours. @throws RangeError when one is not `#rrggbb` */
export async function generatePalette(request: PaletteRequest): Promise<Palette> {
  const { colors, editions, wishes = {} } = request;
  const [main, counter] = colors.map(checked);
  if (main === undefined) throw new RangeError("a palette needs a colour");
  const own = primitives(main, counter ?? null);
  const brand = tokenTree(own);
  const offered = EDITIONS.filter((edition) => editions.includes(edition));
  const overrides = await Promise.all(
    offered.map(async (edition) => {
      const { accent = main, neutral = null, colours = {} } = wishes[edition] ?? {};
      const wanted = {
        ...accentColours(accent, edition),
        ...liveColours(accent, edition),
        ...colours,
      };
      const greys = editionPrimitives(accent === main ? null : accent, neutral);
      const ground = tokenTree({
        hue: { ...own.hue, ...greys.hue },
        chroma: { ...own.chroma, ...greys.chroma },
      });
      const color = await settleContrast(ground, edition, wanted);
      return [edition, tokenTree({ ...greys, color })] as const;
    }),
  );
  return { brand, ...Object.fromEntries(overrides) };
}

function checked(colour: string | undefined): string | undefined {
  if (colour === undefined || /^#[0-9a-f]{6}$/i.test(colour)) return colour?.toLowerCase();
  throw new RangeError(`not a colour of the form #rrggbb: ${colour}`);
}

/** A colour with less OKLCH chroma looks grey. */
const MIN_CHROMA = 0.05;

function primitives(main: string, counter: string | null) {
  const { c, h } = oklchOf(main);
  const alt = counter === null ? { c: Math.min(c, 0.12), h: (h + 70) % 360 } : oklchOf(counter);
  const rounded = (value: number, digits: number) => Number(decimal(value, digits));
  return {
    hue: { brand: rounded(h, 1), alt: rounded(alt.h, 1), neutral: rounded(h, 1) },
    chroma: {
      brand: rounded(Math.min(c, 0.2), 3),
      alt: rounded(Math.min(alt.c, 0.19), 3),
      neutral: rounded(Math.min(c * 0.1, 0.014), 3),
      ...(c < MIN_CHROMA ? { shade: rounded(c * 2, 3) } : {}),
    },
  };
}

/** Hues and chromas that an edition has of its own. */
function editionPrimitives(accent: string | null, neutral: EditionWishes["neutral"]) {
  const brand = accent === null ? null : primitives(accent, null);
  return {
    hue: {
      ...(brand && { brand: brand.hue.brand }),
      ...(neutral && { neutral: neutral.hue }),
    },
    chroma: {
      ...(brand && { brand: brand.chroma.brand }),
      ...(neutral && { neutral: neutral.chroma }),
    },
  };
}

function accentColours(main: string, edition: Edition): Record<string, string> {
  if (!isBright(main)) return edition === "classic" ? darkAccent(main) : {};
  return edition === "classic"
    ? { ...brightAccent(main), ...brightOnLightPage(main) }
    : brightAccent(main);
}

function brightAccent(main: string): Record<string, string> {
  const { l, c, h } = oklchOf(main);
  const step = l < 0.78 ? 0.05 : -0.05;
  const hover = oklchHex(l + step, c, h);
  const active = oklchHex(l + 2 * step, c, h);
  return {
    accent: main,
    "accent-hover": hover,
    "accent-active": active,
    "text-on-accent": darkTextOn(main),
  };
}

/** A grey brand's lines are dark: in the brand's own grey they would look like any other line. */
function brightOnLightPage(main: string): Record<string, string> {
  const { c, h } = oklchOf(main);
  return {
    "accent-text": oklchHex(0.46, c, h),
    "art-accent": main,
    ...(c < MIN_CHROMA ? { "accent-mark": oklchHex(0.3, c, h) } : {}),
  };
}

function darkAccent(main: string): Record<string, string> {
  const accent = nearestPassing(main, "#fdfdfd", textContrast(), -1) ?? "#000000";
  const { l, c, h } = oklchOf(accent);
  // A near-black accent cannot darken on hover, so it lightens.
  const [hover, active] =
    l < 0.3 ? [Math.max(l, 0.22) + 0.06, Math.max(l, 0.22) + 0.12] : [l - 0.055, l - 0.11];
  return {
    accent,
    "accent-hover": oklchHex(hover, c, h),
    "accent-active": oklchHex(active, c, h),
    "accent-text": oklchHex(Math.min(l, 0.46), c, h),
  };
}

const RED = 27;

/** Keeps the colour of a running match distinct from a red brand. */
function liveColours(main: string, edition: Edition): Record<string, string> {
  const { c, h } = oklchOf(main);
  const distance = Math.abs(((h - RED + 540) % 360) - 180);
  if (c < 0.1 || distance > 22) return {};
  return edition === "classic"
    ? { live: oklchHex(0.53, 0.12, 62), "live-subtle": oklchHex(0.955, 0.03, 70) }
    : {
        live: oklchHex(0.78, 0.14, 62),
        "live-subtle": oklchHex(0.28, 0.05, 62),
        "live-on": oklchHex(0.17, 0.03, 62),
      };
}
