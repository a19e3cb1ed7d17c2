// A page shows the key of a text that it is not sent: every key that its modules name must be among its texts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { PlayKind } from "./play-game.ts";
import { textsOf } from "./play-texts.ts";

const BANK = ["bull", "threeCards", "threeKings", "tiles"] as const;
const CARDS = ["baccarat", "dragonTiger"] as const;
const TABLES = [...CARDS, "roulette", "sicBo", "niuNiu"] as const;
const KINDS = [...BANK, ...TABLES, "slot", "fishing", "lottery", "matches"] as const;

/** By module: the games that it draws. */
const MODULES: readonly (readonly [string, readonly PlayKind[]])[] = [
  ["table", KINDS],
  ["bank", BANK],
  ["round-table", TABLES],
  ["bet-spots", TABLES],
  ["shared-rounds", [...TABLES, "lottery"]],
  ["roulette", ["roulette"]],
  ["sic-bo", ["sicBo"]],
  ["slot", ["slot"]],
  ["slot-rules", ["slot"]],
  ["fishing", ["fishing"]],
  ["lottery", ["lottery"]],
  ["play-sheet", ["lottery"]],
  ["matches", ["matches"]],
];

it.each(MODULES)("%s.ts names texts that its games have", (name, kinds) => {
  const file = fileURLToPath(new URL(`./frame/${name}.ts`, import.meta.url));
  const named = [...readFileSync(file, "utf8").matchAll(/\btext\("(?<key>\w+)"/g)];
  const keys = named.map(({ groups }) => groups?.["key"] ?? "");
  expect(keys.length).toBeGreaterThan(0);
  for (const kind of kinds) {
    expect(
      keys.filter((key) => !Object.hasOwn(textsOf(kind), key)),
      kind,
    ).toEqual([]);
  }
});

it.each(CARDS)("%s has the texts of a table with two sides", (kind) => {
  expect(textsOf(kind)).toMatchObject({
    player: expect.any(String),
    banker: expect.any(String),
    tie: expect.any(String),
    tieResult: expect.any(String),
  });
});
