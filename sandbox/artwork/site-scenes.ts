// Scenes in the site's own pattern: venues, tables, rooms, promotions, banners.
import type { Character } from "../characters.ts";
import { hash } from "../random.ts";
import type { Row } from "../store/rows.ts";
import { drawScene, ownPattern, type SceneObject } from "./scene.ts";
import type { Templates } from "./templates.ts";

export function venueScene(vendor: Row<"vendor">, character: Character, templates: Templates): string {
  return drawScene(
    {
      id: vendor.id,
      width: 240,
      height: 240,
      pattern: ownPattern(character),
      caption: "none",
      sparks: 2,
      objects: [{ name: vendor.art, x: 120, y: 122, scale: 0.82 }],
    },
    templates,
  );
}

/** 16 by 8.4. */
const WIDE = { width: 320, height: 168 };

const ON_TABLE: Readonly<Record<Row<"live_table">["game"], readonly SceneObject[]>> = {
  baccarat: [
    { name: "cards", x: 160, y: 84, scale: 0.46 },
    { name: "chips", x: 62, y: 124, scale: 0.26 },
    { name: "chips", x: 262, y: 128, scale: 0.24 },
  ],
  dragonTiger: [
    { name: "tiger", x: 224, y: 84, scale: 0.5 },
    { name: "eye", x: 98, y: 84, scale: 0.56 },
  ],
  roulette: [{ name: "wheel", x: 160, y: 86, scale: 0.6 }],
  sicBo: [
    { name: "dice", x: 160, y: 86, scale: 0.56 },
    { name: "chips", x: 270, y: 126, scale: 0.24 },
  ],
  niuNiu: [
    { name: "cards", x: 160, y: 82, scale: 0.52 },
    { name: "ingot", x: 64, y: 122, scale: 0.24 },
  ],
};

export function tableScene(table: Row<"live_table">, character: Character, templates: Templates): string {
  // Every other table has the plain ground of its game, so that a hall of fans does not tire.
  const own = hash(table.id) % 3 !== 0;
  return drawScene(
    {
      ...WIDE,
      id: table.id,
      pattern: own ? (character === "live" ? "fan" : ownPattern(character)) : "rays",
      caption: "none",
      sparks: 1,
      objects: ON_TABLE[table.game],
    },
    templates,
  );
}

export function roomScene(room: Row<"room">, character: Character, templates: Templates): string {
  return drawScene(
    {
      ...WIDE,
      id: room.id,
      pattern: hash(room.id) % 3 === 0 ? "scales" : ownPattern(character),
      caption: "none",
      sparks: 1,
      objects: [
        { name: room.art, x: 176, y: 84, scale: 0.54 },
        { name: "lantern", x: 44, y: 62, scale: 0.3 },
      ],
    },
    templates,
  );
}

export function promotionScene(
  row: Row<"promotion">,
  character: Character,
  templates: Templates,
): string {
  const plain = hash(row.id) % 2 === 0;
  return drawScene(
    {
      id: row.id,
      width: 720,
      height: 360,
      pattern: plain ? "rays" : ownPattern(character),
      caption: "left",
      sparks: 3,
      objects: [
        { name: row.art, x: 540, y: 188, scale: 0.98 },
        ...(row.art === "coin" ? [] : coins([[408, 84, 0.2], [672, 70, 0.24], [664, 306, 0.28], [420, 300, 0.22]])),
      ],
    },
    templates,
  );
}

function coins(places: readonly (readonly [number, number, number])[]): SceneObject[] {
  return places.map(([x, y, scale], index) => ({ name: "coin", x, y, scale, rotate: index * 17 - 20 }));
}

export function bannerScene(row: Row<"banner">, character: Character, templates: Templates): string {
  const [main = "gem", second] = row.art.split(" ");
  const beside: readonly SceneObject[] =
    second === undefined
      ? []
      : [
          { name: second, x: 1660, y: 470, scale: 0.92, rotate: 8 },
          { name: second, x: 1010, y: 520, scale: 0.6, rotate: -12 },
        ];
  return drawScene(
    {
      id: row.id,
      width: 1920,
      height: 720,
      pattern: hash(row.id) % 3 === 0 ? "rays" : ownPattern(character),
      caption: "left",
      sparks: 5,
      objects: [{ name: main, x: 1330, y: 352, scale: 1.9 }, ...beside],
    },
    templates,
  );
}
