// Reads the values of options. An error of theirs is wrong usage.
import { InvalidArgumentError } from "commander";

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
export const port = (value: string) =>
  within(value, 0, 65_535, "A port is a number from 0 to 65535.");

function within(value: string, least: number, most: number, complaint: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(complaint);
}
