// Flags and answers → a complete description of a new brand.
import { EDITIONS } from "#contract/locales.ts";
import { BRAND_ID } from "#contract/manifest.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { cssColourHex } from "../tokens/colour.ts";
import type { NewBrand } from "./new-manifest.ts";

export const DEFAULT_COLOR = "#1f6feb";

/** All but the id have defaults. */
export interface Answers {
  readonly id: string;
  readonly name?: string;
  readonly latin?: string;
  readonly color?: string;
  readonly color2?: string;
  readonly editions?: readonly string[];
  readonly switchesOff?: readonly string[];
  readonly domain?: string;
}

export function newBrand(answers: Answers, fleet: Fleet): NewBrand {
  const color = colour("--color", answers.color ?? DEFAULT_COLOR);
  const second = answers.color2 ? colour("--color2", answers.color2) : undefined;
  return {
    ...newIdentity(answers, fleet),
    editions: picks("--editions", answers.editions ?? EDITIONS, EDITIONS),
    switchesOff: picks("--switches-off", answers.switchesOff ?? [], SWITCH_KEYS),
    colors: second === undefined ? [color] : [color, second],
  };
}

/** What no two brands share. */
export function newIdentity(answers: Answers, fleet: Fleet) {
  const id = validId(answers.id);
  const latinName = valid("--latin", answers.latin ?? defaultLatin(id));
  return {
    id,
    siteId: freeSiteId(fleet),
    name: answers.name ?? latinName,
    latinName,
    domain: answers.domain ?? `${id}.example`,
  };
}

export const validId = (id: string): string => valid("id", id);

export function defaultLatin(id: string): string {
  return id.replaceAll("-", " ").toUpperCase().slice(0, 20).trim();
}

const ALLOWED_COLOUR =
  "a colour without transparency, such as #c8102e, c8102e, teal or oklch(60% 0.2 25)";
const RULES = {
  id: [BRAND_ID, "a lower-case letter, then 1-31 of a-z, 0-9 and -"],
  "--latin": [/^[A-Z][A-Z0-9 ]{1,19}$/, "2-20 capitals, digits or spaces"],
} as const;

/** The allowed values; null when `value` is one of them. */
export function mistake(name: keyof typeof RULES | "--color", value: string): string | null {
  if (name === "--color") return colourHex(value) === null ? ALLOWED_COLOUR : null;
  const [pattern, allowed] = RULES[name];
  return pattern.test(value) ? null : allowed;
}

/** As people copy it from a style guide or a style sheet. @returns `#rrggbb`, or null */
function colourHex(value: string): string | null {
  const text = value.trim();
  const hex = cssColourHex(/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? `#${text}` : text);
  return hex?.length === "#rrggbb".length ? hex : null;
}

function colour(name: "--color" | "--color2", value: string): string {
  const hex = colourHex(value);
  if (hex === null) throw wrong(name, value, ALLOWED_COLOUR, null);
  return hex;
}

function valid(name: keyof typeof RULES, value: string): string {
  const allowed = mistake(name, value);
  if (allowed !== null) throw wrong(name, value, allowed, null);
  return value;
}

function picks<T extends string>(
  name: string,
  values: readonly string[],
  known: readonly T[],
): T[] {
  const allowed = `of ${known.join(", ")}`;
  if (values.length === 0 && name === "--editions") throw wrong(name, "", allowed, null);
  const picked = values.map((value) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw wrong(name, value, allowed, nearest(value, known));
    return found;
  });
  return [...new Set(picked)];
}

function wrong(name: string, value: string, allowed: string, near: string | null): CliError {
  return new CliError("CONFIG_USAGE", {
    what: `The value "${value}" of ${name} is not allowed; allowed is ${allowed}.`,
    fix: near
      ? `write "${near}" if that is what you mean.`
      : `give ${name} ${allowed}; \`brand new --help\` shows all flags.`,
  });
}

/** One above the highest site id of the fleet, so that ids stay together. */
function freeSiteId(fleet: Fleet): string {
  const taken = fleet.brands.map(({ manifest }) => Number(manifest.siteId));
  const next = Math.max(6100, ...taken) + 1;
  if (next <= 99_999_999) return String(next);
  const ids = Array.from({ length: taken.length + 1 }, (_, index) => 1000 + index);
  return String(ids.find((id) => !taken.includes(id)));
}
