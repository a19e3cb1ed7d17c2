import type { Row } from "../data/catalogue-rows.ts";
import { composedTile } from "./composed-tile.ts";
import { besideOf } from "../data/games/themes.ts";
import { at, hash } from "../random.ts";
import { type Pattern, PATTERNS } from "./patterns.ts";
import { drawScene, type SceneObject } from "./scene.ts";
import type { Templates } from "./templates.ts";

const TILE = { width: 240, height: 300 };
/** The square part of a tile around its main object, for small pictures. */
const CHIP_BOX = "20 24 200 200";

/**
 * A third of the featured games use their motif unchanged. The others place its object on another background, some
 * with a second object, so that games with the same motif look different.
 */
export function gameTile(game: Row<"game">, templates: Templates): string {
  if (game.featured === 0) return composedTile(game, TILE, templates);
  const look = hash(game.id, "look") % 3;
  if (look === 0 && templates.has("motif", game.art)) return templates.get("motif", game.art);
  const name = templates.has("object", game.art) ? game.art : "coin";
  const main: SceneObject = {
    name,
    x: 120,
    y: look === 1 ? 134 : 128,
    scale: look === 1 ? 0.9 : 0.82,
  };
  return drawScene(
    {
      ...TILE,
      id: game.id,
      pattern: ground(game.id),
      caption: "foot",
      sparks: 3,
      objects: look === 1 ? [main] : [main, ...companions(game)],
    },
    templates,
  );
}

function ground(id: string): Pattern {
  return PATTERNS[hash(id, "ground") % PATTERNS.length] ?? "rays";
}

function companions(game: Row<"game">): SceneObject[] {
  const { id, palette } = game;
  const name = at(besideOf(game), hash(id, "companion"));
  const other = (palette % 8) + 1;
  return [
    { name, x: 48, y: 206, scale: 0.26, rotate: -14, palette: other },
    { name, x: 196, y: 192, scale: 0.32, rotate: 12, palette: other },
  ];
}

export function chipOf(tile: string): string {
  return tile.replace(/viewBox="[^"]*"/, `viewBox="${CHIP_BOX}"`);
}
