// Who deals at a live table: two dealers of its own take turns, so that no one is seen at two tables.
import { ownValue } from "#contract/own-value.ts";
import { TABLES } from "../data/content.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { hash } from "../random.ts";

const SHIFT = 40 * 60_000;
/** Of a table. */
const DEALERS = 2;

const FIRST = [..."若语清梓沐可婉思晓念"];
const SECOND = [..."溪嫣宁涵瑶欣儿琪棠之"];
/** Every first character with every second one, each as often as the others among the first. */
const CHINESE = SECOND.flatMap((_, turn) =>
  FIRST.map((first, at) => `${first}${SECOND[(at + turn) % SECOND.length]}`),
);
const NAMES: Readonly<Record<string, readonly string[]>> = {
  English:
    "Sophie Emma Daria Chloe Alina Mia Nora Elena Vera Lucy Ruby Stella Iris Freya Hazel Clara".split(
      " ",
    ),
  日本語: "美咲 さくら 葵 結衣 陽菜 凛".split(" "),
  "Tiếng Việt": "Linh Mai Thảo Hương Ngọc Trang Lan Vy Quỳnh Uyên".split(" "),
  ไทย: "Ploy Fern Mint Bow Nam".split(" "),
};

export interface Dealer {
  readonly name: string;
  /** Of the portrait. */
  readonly id: string;
}

export function dealerAt(
  seed: number,
  { id, language }: Pick<Row<"live_table">, "id" | "language">,
  time: number,
): Dealer {
  const names = namesOf(language);
  const place = TABLES.filter((table) => namesOf(table.language) === names).findIndex(
    (table) => table.id === id,
  );
  const begins = hash(seed, id, "shift") % SHIFT;
  const shift = Math.floor((time + begins) / SHIFT);
  const name = names[place * DEALERS + (shift % DEALERS)] ?? id;
  return { name, id: `dealer-${hash(name).toString(36)}` };
}

function namesOf(language: string): readonly string[] {
  return ownValue(NAMES, language) ?? CHINESE;
}
