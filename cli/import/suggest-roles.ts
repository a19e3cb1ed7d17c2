// Which colour of an imported set plays which role: by name, lightness and chroma.
import type { Edition } from "#contract/locales.ts";
import { oklchOf } from "../tokens/colour.ts";
import type { ImportedColour, ImportedSet, Mode } from "./imported-token.ts";

export const ROLES = ["accent", "alt", "success", "warning", "danger", "info"] as const;
export type Role = (typeof ROLES)[number];

export interface Suggestion {
  readonly role: Role;
  readonly edition: Edition;
  readonly colour: ImportedColour;
  /** False: another colour fits nearly as well, or nothing but its hue speaks for it. */
  readonly sure: boolean;
  /** What is taken if this colour is not. */
  readonly runnerUp: ImportedColour | null;
  /** Colours of other hues that fit, best first. */
  readonly others: readonly ImportedColour[];
}

export const MODE_OF = { classic: "light", professional: "dark" } as const satisfies Record<
  Edition,
  Mode
>;

interface RoleWords {
  /** Names that say the role. */
  readonly named: RegExp;
  /** Names of hues that usually play it. */
  readonly hues: RegExp;
  /** From and to, in degrees of OKLCH: a colour of another hue would say something else. */
  readonly range?: readonly [number, number];
}

const words = (list: string): RegExp => new RegExp(`(?:^|\\.)(?:${list})(?:\\.|$)`);

const WORDS: Readonly<Record<Role, RoleWords>> = {
  accent: {
    named: words("brand|primary|accent|interactive|action"),
    hues: words("indigo|blue|violet|purple|mauve"),
  },
  alt: {
    named: words("secondary|tertiary|alt|complementary|highlight"),
    hues: words("orange|amber|pink|teal|cyan|peach|yellow|purple|plum"),
  },
  success: {
    named: words("success|positive|valid|confirm|ok"),
    hues: words("green|grass|jade|emerald|lime|teal"),
    range: [118, 190],
  },
  warning: {
    named: words("warning|warn|notice|attention|caution|severe"),
    hues: words("amber|orange|yellow|peach|gold"),
    range: [42, 115],
  },
  danger: {
    named: words("danger|negative|error|critical|destructive|failure|invalid"),
    hues: words("red|rose|ruby|crimson|tomato"),
    range: [345, 45],
  },
  info: {
    named: words("info|informative|information|informational|inform"),
    hues: words("blue|sky|sapphire|cyan"),
    range: [190, 305],
  },
};

/** The plainest names come first. */
const BRAND_NAMES = ["brand", "primary", "accent"];

const STATUS = new RegExp(
  (["success", "warning", "danger", "info"] as const)
    .map((role) => WORDS[role].named.source)
    .concat(words("open|closed|done|draft|queued|upsell").source)
    .join("|"),
);
/** A fill at rest. */
const SOLID = words(
  "default|base|main|solid|emphasis|fill|visual|rest|bg|background|strong|500|600|6|9",
);
/** States, texts and grounds of something else. */
const ASIDE = words(
  "hover|active|disabled|muted|subtle|subtler|border|text|fg|foreground|on|container|inverse|fixed|focus|focused|selected|pressed|down|key|alpha|line|dim|bright|ansi|code|syntax|data|chart|avatar|label|shadow|contrast|static|gradient|key",
);

/** One per role and edition; a role without a fitting colour has none. @param chosen role → name of a token */
export function suggestRoles(
  { colours }: ImportedSet,
  editions: readonly Edition[],
  chosen: ReadonlyMap<Role, string>,
): readonly Suggestion[] {
  const first = new Map<Role, Suggestion>();
  return editions.flatMap((edition) => {
    const ofMode = colours.filter(({ mode }) => mode === null || mode === MODE_OF[edition]);
    return ROLES.flatMap((role) => {
      const brand = role === "alt" ? first.get("accent")?.colour.name : undefined;
      const own = ofMode.filter(({ name }) => name !== brand);
      const accent = first.get("accent")?.colour.hex ?? null;
      const before = SHARED.has(role) ? first.get(role) : undefined;
      const alike = before ? sameBrand(own, before.colour) : own;
      const found = suggest(role, edition, alike, chosen, role === "accent" ? null : accent);
      const suggestion = found ?? (before && { ...before, edition });
      if (suggestion && !first.has(role)) first.set(role, suggestion);
      return suggestion ?? [];
    });
  });
}

/** The same token; else one brand has one hue in both editions. */
function sameBrand(
  colours: readonly ImportedColour[],
  { name, hex }: ImportedColour,
): readonly ImportedColour[] {
  const same = colours.filter((one) => one.name === name && one.mode !== null);
  return same.length > 0 ? same : colours.filter((one) => isAlike(one.hex, hex));
}

const SHARED: ReadonlySet<Role> = new Set(["accent", "alt"]);
const isAlike = (one: string, other: string): boolean => hueDistance(one, other) <= 30;

const NEARLY = 0.75;
const OTHERS = 5;
const SAME_HUE = 20;

function suggest(
  role: Role,
  edition: Edition,
  colours: readonly ImportedColour[],
  chosen: ReadonlyMap<Role, string>,
  accent: string | null,
): Suggestion | null {
  const scored = colours
    .map((colour) => ({ colour, score: scoreOf(role, colour, MODE_OF[edition], accent) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0];
  const named = chosen.get(role);
  const given = named && colours.find(({ name }) => name === named);
  if (given) return { role, edition, colour: given, sure: true, runnerUp: null, others: [] };
  if (best === undefined) return null;
  const rivals = scored.filter(({ colour }) => hueDistance(colour.hex, best.colour.hex) > SAME_HUE);
  const isNamed = WORDS[role].named.test(best.colour.name);
  return {
    role,
    edition,
    colour: best.colour,
    sure: isNamed && best.score - (rivals[0]?.score ?? 0) >= NEARLY,
    runnerUp: scored.find(({ colour }) => colour.hex !== best.colour.hex)?.colour ?? null,
    others: firstOfEachHue(rivals.map(({ colour }) => colour)).slice(0, OTHERS),
  };
}

function scoreOf(
  role: Role,
  { name, hex }: ImportedColour,
  mode: Mode,
  accent: string | null,
): number {
  const { l, c } = oklchOf(hex);
  const { named, hues, range } = WORDS[role];
  if (role !== "accent" && c < 0.04) return 0;
  if (range && !isBetween(oklchOf(hex).h, range)) return 0;
  const byName = named.test(name) ? 4 + plainness(role, name) : hues.test(name) ? 1.5 : 0;
  if (byName === 0 && role !== "accent" && role !== "alt") return 0;
  if ((role === "accent" || role === "alt") && STATUS.test(name)) return 0;
  const distance = accent === null ? 0 : hueDistance(hex, accent);
  if (role === "alt" && distance < 40) return 0;
  const wanted = mode === "light" ? 0.55 : 0.68;
  const asides = name.split(".").filter((word) => ASIDE.test(word)).length;
  return (
    byName +
    1.5 -
    Math.abs(l - wanted) * 5 +
    Math.min(c, 0.2) * 8 +
    (SOLID.test(name) ? 0.5 : 0) -
    asides * 0.8 -
    name.split(".").length * 0.1
  );
}

const isBetween = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from < to ? hue >= from && hue <= to : hue >= from || hue <= to;

function plainness(role: Role, name: string): number {
  const at =
    role === "accent" ? BRAND_NAMES.findIndex((word) => name.split(".").includes(word)) : -1;
  return at === -1 ? 0 : 1.2 - at * 0.5;
}

function hueDistance(one: string, other: string): number {
  return Math.abs(((oklchOf(one).h - oklchOf(other).h + 540) % 360) - 180);
}

function firstOfEachHue(colours: readonly ImportedColour[]): ImportedColour[] {
  const kept: ImportedColour[] = [];
  for (const colour of colours)
    if (!kept.some(({ hex }) => hueDistance(hex, colour.hex) <= SAME_HUE)) kept.push(colour);
  return kept;
}

/** Hue and chroma of the greys; null when the set has none with a hue. */
export function neutralOf(
  { colours }: ImportedSet,
  edition: Edition,
): { readonly hue: number; readonly chroma: number } | null {
  const greys = colours
    .filter(({ mode }) => mode === null || mode === MODE_OF[edition])
    .filter(({ name }) => GREYS.test(name) && !STATUS.test(name) && !WORDS.accent.named.test(name))
    .map(({ hex }) => oklchOf(hex))
    .filter(({ l, c }) => c < 0.06 && l > 0.12 && l < 0.985);
  if (greys.length === 0) return null;
  const mean = (part: (grey: { c: number; h: number }) => number) =>
    greys.reduce((sum, grey) => sum + part(grey), 0) / greys.length;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [x, y] = [
    mean(({ c, h }) => c * Math.cos(radians(h))),
    mean(({ c, h }) => c * Math.sin(radians(h))),
  ];
  if (Math.hypot(x, y) < LEAST_TINT) return null;
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return {
    hue: Math.round(hue * 10) / 10,
    chroma: Math.round(Math.min(Math.hypot(x, y), 0.035) * 1000) / 1000,
  };
}

/** Below it the hue of a grey is chance. */
const LEAST_TINT = 0.003;

const GREYS = words(
  "gr[ae]y|neutral|slate|zinc|stone|surface|background|base|canvas|mantle|crust|overlay|bg",
);

/** Radius of a card in pixels; null when the set has none. */
export function radiusOf({ radii }: ImportedSet): number | null {
  const usual = radii.filter(({ pixels }) => pixels >= 0 && pixels <= 32);
  const named = usual.find(({ name }) => words("md|medium|default|base").test(name));
  if (named) return named.pixels;
  const sorted = usual
    .map(({ pixels }) => pixels)
    .filter((pixels) => pixels >= 2)
    .toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
