// Draws the sea on a canvas in the colours of the site.
import type { FishingFacts } from "../play-messages.ts";
import type { Sea, SeaFish } from "./sea.ts";

type Point = { readonly x: number; readonly y: number };

export interface Brush {
  readonly pictures: ReadonlyMap<string, HTMLImageElement>;
  readonly colour: (role: string) => string;
}

/** Drawing and palette by rank, from the smallest fish on. */
const LOOKS: readonly (readonly [art: string, palette: number])[] = [
  ["fish", 1],
  ["fish", 3],
  ["fish", 6],
  ["fish", 2],
  ["fish", 5],
  ["koi", 7],
  ["fish", 4],
  ["whale", 4],
  ["whale", 1],
  ["koi", 3],
  ["whale", 2],
];

export function loadBrush(
  kinds: FishingFacts["fish"],
  art: (name: string, palette: number) => string,
): Brush {
  const pictures = new Map<string, HTMLImageElement>();
  for (const [rank, { key }] of kinds.entries()) {
    const [name, palette] = LOOKS[rank] ?? ["fish", 1];
    const picture = new Image();
    picture.src = art(name, palette);
    pictures.set(key, picture);
  }
  const styles = getComputedStyle(document.documentElement);
  const known = new Map<string, string>();
  const colour = (role: string) => {
    const value = known.get(role) ?? styles.getPropertyValue(`--${role}`).trim();
    known.set(role, value);
    return value === "" ? "#2a6f97" : value;
  };
  return { pictures, colour };
}

export function drawSea(canvas: HTMLCanvasElement, sea: Sea, brush: Brush): void {
  const context = canvas.getContext("2d");
  if (context === null || canvas.clientHeight === 0) return;
  const scale = Math.min(2, devicePixelRatio);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  sea.ratio = width / height;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  water(context, width, height, brush);
  for (const fish of sea.fish.toSorted((left, right) => right.rank - left.rank)) {
    swim(context, fish, { width, height }, brush);
  }
  for (const { x, y, age } of sea.nets) net(context, x * width, y * height, age, brush);
  for (const { x, y } of sea.bullets) shot(context, x * width, y * height, brush);
  cannon(context, sea, { width, height }, brush);
  context.font = "700 20px system-ui";
  context.textAlign = "center";
  for (const { x, y, age, text } of sea.coins) {
    context.globalAlpha = Math.max(0, 1 - age / 1400);
    outlined(context, text, { x: x * width, y: y * height - age * 0.04 }, brush.colour("g4"));
  }
  context.globalAlpha = 1;
}

function water(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  brush: Brush,
): void {
  const depth = context.createLinearGradient(0, 0, 0, height);
  depth.addColorStop(0, brush.colour("a3"));
  depth.addColorStop(0.45, brush.colour("a2"));
  depth.addColorStop(1, brush.colour("a0"));
  context.fillStyle = depth;
  context.fillRect(0, 0, width, height);
  context.fillStyle = brush.colour("a5");
  context.globalAlpha = 0.06;
  for (let ray = 0; ray < 6; ray++) {
    const x = (width / 5) * ray;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + width * 0.05, 0);
    context.lineTo(x - width * 0.08, height);
    context.lineTo(x - width * 0.24, height);
    context.fill();
  }
  context.globalAlpha = 0.5;
  context.fillStyle = brush.colour("a0");
  context.beginPath();
  context.moveTo(0, height);
  for (let step = 0; step <= 24; step++) {
    const hill = 0.9 + 0.035 * Math.sin(step * 1.3) + 0.025 * Math.sin(step * 0.55);
    context.lineTo((width / 24) * step, height * hill);
  }
  context.lineTo(width, height);
  context.fill();
  context.globalAlpha = 1;
}

function swim(
  context: CanvasRenderingContext2D,
  fish: SeaFish,
  { width, height }: { readonly width: number; readonly height: number },
  brush: Brush,
): void {
  const picture = brush.pictures.get(fish.kind.key);
  const size = fish.size * Math.min(height, width * 0.9);
  context.save();
  context.translate(fish.x * width, fish.y * height);
  context.save();
  if (fish.speed > 0) context.scale(-1, 1);
  context.rotate(Math.sin(fish.age / 260) * 0.06);
  if (picture?.complete && picture.naturalWidth > 0) {
    context.drawImage(picture, -size * 0.6, -size * 0.75, size * 1.2, size * 1.5);
  }
  context.restore();
  context.font = `700 ${Math.max(11, size * 0.13)}px system-ui`;
  context.textAlign = "center";
  outlined(context, `×${fish.kind.multiple}`, { x: 0, y: size * 0.5 }, brush.colour("g3"));
  context.restore();
}

function outlined(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  fill: string,
): void {
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = "#001018cc";
  context.strokeText(text, x, y);
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function net(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  age: number,
  brush: Brush,
): void {
  const radius = 16 + Math.min(1, age / 200) * 26;
  context.globalAlpha = Math.max(0, 1 - age / 700);
  context.strokeStyle = brush.colour("a5");
  context.lineWidth = 1.5;
  for (const share of [1, 0.66, 0.33]) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (Math.PI / 4) * spoke;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function shot(context: CanvasRenderingContext2D, x: number, y: number, brush: Brush): void {
  context.fillStyle = brush.colour("g4");
  context.shadowColor = brush.colour("g3");
  context.shadowBlur = 12;
  context.beginPath();
  context.arc(x, y, 6, 0, Math.PI * 2);
  context.fill();
  context.shadowBlur = 0;
}

function cannon(
  context: CanvasRenderingContext2D,
  { aim, ratio }: Sea,
  { width, height }: { readonly width: number; readonly height: number },
  brush: Brush,
): void {
  const angle = Math.atan2(aim.y - 0.97, (aim.x - 0.5) * ratio);
  context.save();
  context.translate(width / 2, height * 0.99);
  context.fillStyle = brush.colour("g1");
  context.beginPath();
  context.arc(0, 6, 46, Math.PI, 0);
  context.fill();
  context.rotate(angle + Math.PI / 2);
  const barrel = context.createLinearGradient(-14, 0, 14, 0);
  barrel.addColorStop(0, brush.colour("g2"));
  barrel.addColorStop(0.4, brush.colour("g4"));
  barrel.addColorStop(1, brush.colour("g1"));
  context.fillStyle = barrel;
  context.beginPath();
  context.roundRect(-14, -66, 28, 60, 8);
  context.roundRect(-18, -74, 36, 14, 6);
  context.fill();
  context.restore();
  context.fillStyle = brush.colour("g3");
  context.beginPath();
  context.arc(width / 2, height * 0.99, 24, Math.PI, 0);
  context.fill();
}
