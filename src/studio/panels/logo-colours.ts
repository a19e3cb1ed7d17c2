// The colours of a picture that a brand is known by: large areas of strong colour first.

const EDGE = 96;
const MOST = 6;

/** Of a picture file; empty when it holds greys only. */
export async function coloursOfPicture(file: File): Promise<readonly string[]> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = EDGE;
    canvas.height = EDGE;
    const context = canvas.getContext("2d");
    if (context === null) return [];
    context.drawImage(image, 0, 0, EDGE, EDGE);
    return coloursOfPixels(context.getImageData(0, 0, EDGE, EDGE).data);
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface Bin {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** @param pixels red, green, blue and alpha from 0 to 255 @returns `#rrggbb`, the brand's own colour first */
export function coloursOfPixels(pixels: ArrayLike<number>): readonly string[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    if (alpha < 200) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bins.set(key, {
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
      count: bin.count + 1,
    });
  }
  const all = [...bins.values()];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const ranked = all
    .map(({ red, green, blue, count }) => {
      const colour = [red / count, green / count, blue / count] as const;
      return { colour, share: count / total, strength: strength(colour) };
    })
    .filter((one) => one.strength > 0.15 && one.share > 0.004)
    .toSorted((a, b) => score(b) - score(a));
  const kept: (typeof ranked)[number][] = [];
  for (const one of ranked)
    if (kept.every((other) => distance(one.colour, other.colour) > 60)) kept.push(one);
  return kept.slice(0, MOST).map(({ colour }) => hexOf(colour));
}

type Colour = readonly [red: number, green: number, blue: number];

const score = ({
  share,
  strength: strong,
}: {
  readonly share: number;
  readonly strength: number;
}) => Math.sqrt(share) * strong;

/** 0 for a grey, 1 for a pure colour. */
function strength(colour: Colour): number {
  return (Math.max(...colour) - Math.min(...colour)) / 255;
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function hexOf(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
