// What a command line gives becomes the input of `run`, with the types that the options say.
import { Command } from "commander";
import { expect, expectTypeOf, test } from "vitest";
import { createIo } from "../base/io.ts";
import { defineCommand } from "./define-command.ts";
import {
  argument,
  argumentList,
  choice,
  choiceOr,
  flag,
  list,
  neededText,
  optionalArgument,
  parsed,
  parsedOr,
  refuse,
  repeated,
  text,
  textOr,
} from "./option.ts";
import { PICKS, wholeNumber } from "./shared-options.ts";

const count = (value: string) => wholeNumber(value, [1, 9], "A count is from 1 to 9.");

const OPTIONS = {
  force: flag("", "-f"),
  storeWrite: flag(""),
  store: text("<place>", ""),
  node: textOr("24", "<version>", ""),
  to: neededText("<id>", ""),
  side: choice("<side>", "", ["left", "right"]),
  format: choiceOr("css", "<name>", "", ["css", "json"]),
  port: parsed("<number>", "", count),
  shards: parsedOr(4, "<number>", "", count),
  only: repeated("<word>", "", (value) => (value === "no" ? refuse("Not this.") : value.length)),
  join: list("<folders...>", ""),
} as const;

async function inputOf(words: string, args: Parameters<typeof defineCommand>[0]["arguments"]) {
  const inputs: object[] = [];
  const { addTo } = defineCommand({
    name: "try",
    summary: "",
    about: "",
    arguments: args,
    options: OPTIONS,
    json: {},
    run(input) {
      expectTypeOf(input.force).toEqualTypeOf<boolean>();
      expectTypeOf(input.store).toEqualTypeOf<string | undefined>();
      expectTypeOf(input.to).toEqualTypeOf<string>();
      expectTypeOf(input.side).toEqualTypeOf<"left" | "right" | undefined>();
      expectTypeOf(input.format).toEqualTypeOf<"css" | "json">();
      expectTypeOf(input.shards).toEqualTypeOf<number>();
      expectTypeOf(input.only).toEqualTypeOf<readonly number[]>();
      expectTypeOf(input.join).toEqualTypeOf<readonly string[] | undefined>();
      inputs.push(input);
      return Promise.resolve(0);
    },
  });
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const { command, run } = addTo(program);
  command.action(async () => void (await run((json) => createIo({ json }))));
  await program.parseAsync(["try", ...words.split(" ")], { from: "user" });
  return inputs[0];
}

const NOTHING = {
  json: false,
  brands: undefined,
  force: false,
  storeWrite: false,
  store: undefined,
  node: "24",
  to: "nova",
  side: undefined,
  format: "css",
  port: undefined,
  shards: 4,
  only: [],
  join: undefined,
};

test("what is not given is its preset, false, or undefined", async () => {
  expect(await inputOf("--to nova", {})).toEqual(NOTHING);
});

test("the key of an option is its flag, and its value is read", async () => {
  const words =
    "--json --brands there -f --store-write --store s --node 22 --to nova --side left --format json --port 7 --shards 2 --only ab --only abc --join a b";
  expect(await inputOf(words, {})).toEqual({
    ...NOTHING,
    json: true,
    brands: "there",
    force: true,
    storeWrite: true,
    store: "s",
    node: "22",
    side: "left",
    format: "json",
    port: 7,
    shards: 2,
    only: [2, 3],
    join: ["a", "b"],
  });
});

test("arguments are read in their order; brands are picks", async () => {
  expect(await inputOf("--to nova one two three", { newId: argument(""), ...PICKS })).toEqual({
    ...NOTHING,
    newId: "one",
    picks: ["two", "three"],
  });
  expect(await inputOf("--to nova", { id: optionalArgument("") })).toEqual({
    ...NOTHING,
    id: undefined,
  });
  expect(await inputOf("--to nova a b", { files: argumentList("") })).toEqual({
    ...NOTHING,
    files: ["a", "b"],
  });
});

test.each([
  ["--store s", "required option '--to <id>' not specified"],
  ["--to nova --port 0", "A count is from 1 to 9."],
  ["--to nova --only no", "Not this."],
  ["--to nova --side up", "Allowed choices are left, right."],
])("refuses %s", async (words, complaint) => {
  await expect(inputOf(words, {})).rejects.toThrow(complaint);
});
