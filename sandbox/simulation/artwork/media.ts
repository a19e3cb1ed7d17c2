// Finds the template for an address under `/media/` and colours it with the site's palette.
import { type ArtPalettes, stampArtwork } from "#contract/artwork.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { Catalogue } from "../data/catalogue.ts";
import type { CharacterView } from "../world-context.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { avatar } from "./avatar.ts";
import { crest, emblem } from "./crest.ts";
import { chipOf, gameTile } from "./game-tile.ts";
import {
  bannerScene,
  objectsOf,
  promotionScene,
  roomScene,
  tableScene,
  venueScene,
} from "./site-scenes.ts";
import { jackpotPalette, jackpotScene } from "./jackpot-scene.ts";
import type { Templates } from "./templates.ts";

interface Drawing {
  readonly template: string;
  readonly palette: number;
}

const ADDRESS =
  /^(game|crest|avatar|venue|table|room|banner|promo|sponsor|jackpot)\/([a-z0-9-]{1,64})(\/chip)?\.svg$/;

/** @returns null when there is nothing at the address (below `/media/`) */
export function mediaSvg(
  address: string,
  edition: Edition,
  view: CharacterView,
  catalogue: Catalogue,
  templates: Templates,
): string | null {
  const [, kind = "", id = "", chip] = ADDRESS.exec(address) ?? [];
  if (chip !== undefined && kind !== "game") return null;
  const drawing = draw(kind, id, view, catalogue, templates);
  if (drawing === null) return null;
  const svg = stampArtwork(drawing.template, palettesOf(view, edition), drawing.palette);
  return chip === undefined ? svg : chipOf(svg);
}

function draw(
  kind: string,
  id: string,
  { character }: CharacterView,
  catalogue: Catalogue,
  templates: Templates,
): Drawing | null {
  const scene = <T extends { readonly id: string; readonly palette: number }>(
    rows: readonly T[],
    make: (row: T) => string,
  ): Drawing | null => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? { template: make(row), palette: row.palette } : null;
  };
  switch (kind) {
    case "game":
      return scene(catalogue.games, (row) => gameTile(row, templates));
    case "venue":
      return scene(catalogue.vendors, (row) => venueScene(row, character, templates));
    case "table":
      return scene(catalogue.tables, (row) => tableScene(row, character, templates));
    case "room":
      return scene(catalogue.rooms, (row) => roomScene(row, character, templates));
    case "promo":
      return scene(catalogue.promotions, (row) => promotionScene(row, character, templates));
    case "banner":
      return scene(catalogue.banners, (row) => bannerScene(row, character, templates));
    case "jackpot": {
      const venue = VENUE_SWITCHES.find((key) => key === id);
      if (venue === undefined) return null;
      const template = jackpotScene(venue, character, templates);
      return { template, palette: jackpotPalette(venue) };
    }
    case "sponsor": {
      const row = catalogue.sponsors.find((one) => one.id === id);
      if (row === undefined) return null;
      const [main] = objectsOf(row.art);
      return { template: emblem(id, templates.get("object", main)), palette: 1 };
    }
    case "crest":
      return { template: crest(id), palette: 1 };
    case "avatar":
      return { template: avatar(id), palette: 1 };
    default:
      return null;
  }
}

/** A site with one edition may have palettes for that one only. */
function palettesOf({ site }: CharacterView, edition: Edition): ArtPalettes {
  const palettes: Partial<Record<Edition, ArtPalettes>> = site.palettes;
  const found = [edition, ...EDITIONS].map((key) => palettes[key]).find(Boolean);
  return found ?? [];
}
