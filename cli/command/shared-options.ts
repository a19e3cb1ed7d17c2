// Arguments and options that several commands have, and how values are read.
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { argument, brandPicks, choice, flag, parsed, refuse, repeated, text } from "./option.ts";

export const PICKS = {
  picks: brandPicks("ids or globs such as 'a*'; every brand when none is given"),
};

/** Which of the picked brands. */
export const NARROWING = {
  tag: repeated("<word>", "only brands with this tag; may be repeated", String),
  where: repeated(
    "<field=value>",
    "only brands where it holds, such as switches.chat=true; also !=",
    String,
  ),
};

export const SELECTION = {
  ...NARROWING,
  affected: text("<git-rev>", "only brands that the changes since the revision touch"),
  shard: text("<i/n>", "only one of n parts of the pick; auto asks the build engine"),
  times: text("<file>", "build times to split by (default: .livery/times.json)"),
};

export const OUT = { out: text("<dir>", "folder of the bundles (default: ./dist)") };

export const VARIANTS = {
  edition: choice("<name>", "only this edition", EDITIONS),
  locale: choice("<name>", "only this locale", LOCALES),
};

export const BRAND = { id: argument("the brand") };

export const LISTENING = {
  port: parsed("<number>", "port to listen on", readPort),
  strictPort: flag("fail when the port is taken"),
};

export function readPort(value: string): number {
  return wholeNumber(value, [0, 65_535], "A port is a number from 0 to 65535.");
}

export function wholeNumber(
  value: string,
  [least, most]: readonly [number, number],
  complaint: string,
): number {
  const number = Number(value);
  return /^\d{1,5}$/.test(value) && number >= least && number <= most ? number : refuse(complaint);
}
