// The values of tokens in each mode: references and modifiers resolved.
import { evaluateColourObject } from "../tokens/colour-object.ts";
import { evaluateColour } from "../tokens/colour.ts";
import { extendGroups } from "../tokens/extended-groups.ts";
import { colourOfText, modifiedColour } from "../tokens/colour-modifiers.ts";
import { withReferences } from "./css-references.ts";
import { MODES, wordsOf, type Mode, type RawToken, type RawTokens } from "./imported-token.ts";

export interface ResolvedValue {
  readonly name: string;
  /** Null: it is the same in both modes. */
  readonly mode: Mode | null;
  readonly value: unknown;
  /** `#rrggbb` or `#rrggbbaa`; null for what is no colour. */
  readonly hex: string | null;
}

export interface ResolvedSet {
  readonly values: readonly ResolvedValue[];
  readonly replaced: readonly string[];
  readonly unresolved: readonly string[];
  /** Said to be colours, and not understood. */
  readonly unread: readonly string[];
}

export function resolveSet(raw: RawTokens): ResolvedSet {
  const { tokens, replaced } = withoutReplaced([...raw.tokens, ...inheritedTokens(raw)]);
  const index = indexOf(tokens);
  const run: Run = { index, cache: new Map(), unresolved: new Set(), unread: new Set() };
  const values = [...Map.groupBy(tokens, ({ key }) => key).values()].flatMap(
    (variants): ResolvedValue[] => {
      const { name } = variants[0] ?? { name: "" };
      const [light, dark] = MODES.map((mode) => {
        const token = variantOf(variants, mode);
        return token && (token.mode ?? mode) === mode
          ? { ...evaluated(run, token, mode), name, mode }
          : null;
      });
      if (light && dark && same(light, dark)) return [{ ...light, mode: null }];
      return [light, dark].flatMap((one) => one ?? []);
    },
  );
  return { values, replaced, unresolved: [...run.unresolved], unread: [...run.unread] };
}

const same = (one: ResolvedValue, other: ResolvedValue): boolean =>
  JSON.stringify([one.value, one.hex]) === JSON.stringify([other.value, other.hex]);

function inheritedTokens({ tokens, extensions }: RawTokens): readonly RawToken[] {
  const types = new Map(tokens.map(({ key, type }) => [key, type]));
  const { inherited } = extendGroups(extensions, types.keys());
  return inherited.map(({ name, from }) => {
    types.set(name, types.get(from) ?? null);
    return {
      key: name,
      name: wordsOf(name),
      mode: null,
      value: `{${from}}`,
      type: types.get(from) ?? null,
    };
  });
}

function withoutReplaced(all: readonly RawToken[]): {
  tokens: readonly RawToken[];
  replaced: readonly string[];
} {
  const kept = new Map<string, RawToken>();
  const replaced = new Set<string>();
  for (const token of all) {
    const slot = `${token.key} ${token.mode} ${token.rank ?? 0}`;
    const before = kept.get(slot);
    const differs = before && JSON.stringify(before.value) !== JSON.stringify(token.value);
    if (differs && token.replaces === undefined && (token.rank ?? 0) === 0)
      replaced.add(token.name);
    kept.set(slot, token);
  }
  return { tokens: [...kept.values()], replaced: [...replaced] };
}

/** By key, by other keys, by words, and by what follows the name of a set. */
type Index = readonly ReadonlyMap<string, readonly RawToken[]>[];

function indexOf(tokens: readonly RawToken[]): Index {
  return [
    Map.groupBy(tokens, ({ key }) => key),
    grouped(tokens, ({ otherKeys = [] }) => otherKeys),
    grouped(tokens, ({ key }) => [wordsOf(key)]),
    grouped(tokens, ({ key }) => [key.slice(key.indexOf(".") + 1)]),
  ];
}

function grouped(tokens: readonly RawToken[], keysOf: (token: RawToken) => readonly string[]) {
  const entries = tokens.flatMap((token) => keysOf(token).map((key) => ({ key, token })));
  const groups = [...Map.groupBy(entries, ({ key }) => key)];
  return new Map(groups.map(([key, all]) => [key, all.map(({ token }) => token)]));
}

function variantOf(variants: readonly RawToken[], mode: Mode): RawToken | undefined {
  const rank = Math.min(...variants.map((one) => one.rank ?? 0));
  const holding = variants.filter((one) => (one.rank ?? 0) === rank);
  return (
    holding.find((one) => one.mode === mode) ??
    holding.find((one) => one.mode === null) ??
    holding[0]
  );
}

interface Run {
  readonly index: Index;
  readonly cache: Map<string, Evaluated | null>;
  readonly unresolved: Set<string>;
  readonly unread: Set<string>;
}

interface Evaluated {
  readonly value: unknown;
  readonly hex: string | null;
}

function evaluated(run: Run, token: RawToken, mode: Mode): Evaluated {
  const value = resolved(run, token.value, mode);
  const hex = colourOf(run, token, value, mode);
  const isSaid = token.type === "color" || token.modify !== undefined;
  if (hex === null && value !== undefined && isSaid) run.unread.add(token.name);
  return { value, hex };
}

function resolved(run: Run, value: unknown, mode: Mode): unknown {
  if (typeof value === "string") {
    const whole = /^\{([^{}]+)\}$/.exec(value)?.[1]?.trim();
    if (whole !== undefined) return found(run, whole, mode)?.value;
    return withReferences(value, mode, (key) => textOf(found(run, key, mode))) ?? undefined;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => resolved(run, part, mode));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolved(run, part, mode)]),
  );
}

/** The value that a reference stands for: a colour that was changed is its hex. */
function found(run: Run, key: string, mode: Mode): Evaluated | null {
  const slot = `${mode} ${key}`;
  const cached = run.cache.get(slot);
  if (cached !== undefined) return cached;
  run.cache.set(slot, null);
  const words = wordsOf(key);
  const [byKey, byOther, byWords, byTail] = run.index;
  const variants = byKey?.get(key) ?? byOther?.get(key) ?? byWords?.get(words) ?? byTail?.get(key);
  const token = variants && variantOf(variants, mode);
  const result = token ? evaluated(run, token, mode) : null;
  if (result === null) run.unresolved.add(key);
  const settled = result && token?.modify ? { value: result.hex, hex: result.hex } : result;
  run.cache.set(slot, settled);
  return settled;
}

function textOf(result: Evaluated | null): string | null {
  if (result === null) return null;
  const { value, hex } = result;
  if (typeof value === "string" || typeof value === "number") return String(value);
  return hex;
}

function colourOf(run: Run, token: RawToken, value: unknown, mode: Mode): string | null {
  if (token.type !== null && !/^colou?r$/.test(token.type)) return null;
  const hex = plainHex(value, token);
  if (hex === null || token.modify === undefined) return opaque(hex);
  const modify = resolved(run, token.modify, mode) as Readonly<Record<string, unknown>>;
  const amount = String(modify["value"]).trim();
  return opaque(
    modifiedColour(hex, {
      type: String(modify["type"]),
      amount: Number.parseFloat(amount) / (amount.endsWith("%") ? 100 : 1),
      space: String(modify["space"] ?? "srgb").toLowerCase(),
      other: plainHex(modify["color"]),
    }),
  );
}

const plainHex = (value: unknown, token?: RawToken): string | null =>
  typeof value === "string"
    ? plainColour(value, token?.channels, token?.name ?? "")
    : evaluateColourObject(value);

const opaque = (hex: string | null): string | null =>
  hex?.length === 9 && hex.endsWith("ff") ? hex.slice(0, 7) : hex;

const HSL_CHANNELS = /^[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;
const RGB_CHANNELS = /^(?:\d{1,3}[\s,]+){2}\d{1,3}$/;

function plainColour(text: string, channels: string | undefined, name: string): string | null {
  const trimmed = text.trim();
  const whole = evaluateColour(trimmed) ?? colourOfText(trimmed);
  if (whole !== null) return whole;
  if (HSL_CHANNELS.test(trimmed)) return colourOfText(`hsl(${trimmed})`);
  if (channels !== undefined) return colourOfText(`${channels}(${trimmed})`);
  const isNamed = /(?:^|\.)(?:theme|colou?r|rgb)(?:\.|$)/.test(name);
  return isNamed && RGB_CHANNELS.test(trimmed) ? colourOfText(`rgb(${trimmed})`) : null;
}
