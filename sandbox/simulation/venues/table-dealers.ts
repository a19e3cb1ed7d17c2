// Who deals at a live table: dealers change at the end of their shift.
import type { Row } from "../data/catalogue-rows.ts";
import { at, hash } from "../random.ts";

const SHIFT = 40 * 60_000;

const CHINESE =
  "若溪 语嫣 清宁 梓涵 沐瑶 可欣 婉儿 思琪 晓棠 念之 南乔 芷若 安然 云舒 诗涵 木槿 青柠 知夏".split(
    " ",
  );
const DEALERS: Readonly<Record<string, readonly string[]>> = {
  English: "Sophie Emma Daria Chloe Alina Mia Nora Elena Vera Lucy".split(" "),
  日本語: "美咲 さくら 葵 結衣 陽菜 凛".split(" "),
  "Tiếng Việt": "Linh Mai Thảo Hương Ngọc Trang".split(" "),
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
  const begins = hash(seed, id, "shift") % SHIFT;
  const shift = Math.floor((time + begins) / SHIFT);
  const name = at(DEALERS[language] ?? CHINESE, (hash(seed, id, "dealer") % 997) + shift);
  return { name, id: `dealer-${hash(name).toString(36)}` };
}
