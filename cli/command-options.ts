// Options that commands share, and how their values are read.
import { type Command, InvalidArgumentError, Option } from "commander";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { CHECKS } from "./qa/finding.ts";

export function selection(target: Command): Command {
  return picking(target)
    .option("--affected <git-rev>", "only brands that the changes since the revision touch")
    .option("--shard <i/n>", "only one of n parts of the pick; auto asks the build engine")
    .option("--times <file>", "build times to split by (default: .livery/times.json)");
}

export function picking(target: Command): Command {
  return target
    .argument("[brands...]", "ids or globs such as 'a*'; every brand when none is given")
    .option("--tag <word>", "only brands with this tag; may be repeated", collect, [])
    .option(
      "--where <field=value>",
      "only brands where it holds, such as switches.chat=true; also !=",
      collect,
      [],
    );
}

export const variants = (target: Command): Command =>
  target
    .addOption(new Option("--edition <name>", "only this edition").choices(EDITIONS))
    .addOption(new Option("--locale <name>", "only this locale").choices(LOCALES));

export const collect = (value: string, before: readonly string[]) => [...before, value];

export const output = (target: Command): Command =>
  target.option("--out <dir>", "folder of the bundles (default: ./dist)");

export const commaList = (value: string): readonly string[] =>
  value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

export const shards = (value: string) =>
  within(value, 1, 1000, "A number of shards is from 1 to 1000.");
export const days = (value: string) =>
  within(value, 0, 9999, "Days are a whole number such as 14, or 0 for everything unused.");
export const seconds = (value: string) =>
  within(value, 1, 600, "Seconds are a whole number from 1 to 600.");
export const widths = (value: string, before: readonly number[]) => [
  ...before,
  within(value, 320, 3840, "A width is a number of pixels from 320 to 3840."),
];
export const port = (value: string) =>
  within(value, 0, 65_535, "A port is a number from 0 to 65535.");

function within(value: string, least: number, most: number, complaint: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(complaint);
}

export const checks = (value: string, before: readonly string[]) => {
  if (Object.hasOwn(CHECKS, value)) return [...before, value];
  throw new InvalidArgumentError(`The checks are ${Object.keys(CHECKS).join(", ")}.`);
};
