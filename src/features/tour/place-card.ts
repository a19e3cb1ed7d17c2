// Where the card of a step stands: below what it tells of, above it, or beside it where it is tall.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface CardPlace {
  readonly left: number;
  readonly width: number;
  readonly top: number | "auto";
  readonly bottom: number | "auto";
}

const WIDTH = 368;
/** What the card needs where a text is long. */
const HEIGHT = 240;
const EDGE = 12;
const GAP = 18;

export function placeCard(box: Box, room: Room): CardPlace {
  const width = Math.min(WIDTH, room.width - 2 * EDGE);
  const above = box.top;
  const below = room.height - box.top - box.height;
  const middle = clamp(box.left + box.width / 2 - width / 2, EDGE, room.width - width - EDGE);
  if (Math.max(above, below) < HEIGHT + GAP) return besides(box, room, width);
  return below >= above
    ? { left: middle, width, top: box.top + box.height + GAP, bottom: "auto" }
    : { left: middle, width, top: "auto", bottom: room.height - box.top + GAP };
}

/** On the side with more room; over what it tells of where neither has enough. */
function besides(box: Box, room: Room, width: number): CardPlace {
  const right = box.left + box.width + GAP;
  const rest = room.width - right;
  const left = rest >= box.left ? right : box.left - GAP - width;
  const top = clamp(box.top + box.height / 2 - HEIGHT / 2, EDGE, room.height - HEIGHT - EDGE);
  return { left: clamp(left, EDGE, room.width - width - EDGE), width, top, bottom: "auto" };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
