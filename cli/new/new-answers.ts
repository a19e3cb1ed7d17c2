// From flags and answers to a complete description of a new brand; every wrong answer is named.
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { BRAND_ID } from "#contract/manifest.ts";
import { SWITCH_KEYS, type SwitchKey } from "#contract/switches.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import type { NewBrand } from "./new-manifest.ts";

export const DEFAULT_COLOR = "#1f6feb";

/** What is asked for; an empty answer takes the default. */
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
  const id = matching(
    "id",
    answers.id,
    BRAND_ID,
    "a lower-case letter, then 1-31 of a-z, 0-9 and -",
  );
  const latinName = answers.latin ?? defaultLatin(id);
  const color = hex("--color", answers.color ?? DEFAULT_COLOR);
  const second = answers.color2 ? hex("--color2", answers.color2) : undefined;
  return {
    id,
    siteId: freeSiteId(fleet),
    name: answers.name ?? latinName,
    latinName: matching(
      "--latin",
      latinName,
      /^[A-Z][A-Z0-9 ]{1,19}$/,
      "2-20 capitals, digits or spaces",
    ),
    domain: answers.domain ?? `${id}.example`,
    editions: picks("--editions", answers.editions ?? EDITIONS, EDITIONS) as readonly Edition[],
    switchesOff: picks(
      "--switches-off",
      answers.switchesOff ?? [],
      SWITCH_KEYS,
    ) as readonly SwitchKey[],
    colors: second === undefined ? [color] : [color, second],
  };
}

export function defaultLatin(id: string): string {
  return id.replaceAll("-", " ").toUpperCase().slice(0, 20).trim();
}

/** Null when `value` is a colour. */
export function colorMistake(value: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(value) ? null : "a colour such as #c8102e";
}

function hex(name: string, value: string): string {
  return matching(name, value, /^#[0-9a-f]{6}$/i, "a colour such as #c8102e").toLowerCase();
}

function matching(name: string, value: string, pattern: RegExp, allowed: string): string {
  if (pattern.test(value)) return value;
  throw wrong(name, value, allowed, null);
}

function picks(
  name: string,
  values: readonly string[],
  known: readonly string[],
): readonly string[] {
  for (const value of values) {
    if (!known.includes(value))
      throw wrong(name, value, `of ${known.join(", ")}`, nearest(value, known));
  }
  if (values.length === 0 && name === "--editions")
    throw wrong(name, "", `of ${known.join(", ")}`, null);
  return [...new Set(values)];
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
  const free = Array.from({ length: taken.length + 1 }, (_, index) => 1000 + index).find(
    (id) => !taken.includes(id),
  );
  return String(free);
}
