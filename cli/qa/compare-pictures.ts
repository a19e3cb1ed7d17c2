// The perceptual difference of two pictures. Pages are drawn without time and chance, so the limits are narrow.
import { createHash } from "node:crypto";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export interface Difference {
  /** Pixels that anyone sees to differ; smoothed edges of letters do not count. */
  readonly clear: number;
  /** Pixels whose colour differs a little. */
  readonly faint: number;
  /** Around all of them. */
  readonly box: Box | null;
  /** Both pictures differ in size. */
  readonly sizes: string | null;
  /** PNG: the new picture pale, what differs in red. */
  readonly drawn: Buffer;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CLEAR_THRESHOLD = 0.1;
const FAINT_THRESHOLD = 0.01;

/** As many clear pixels as a full stop has. */
const MOST_CLEAR = 8;
/** Share of the picture: a tinted surface is larger. */
const MOST_FAINT = 0.0005;

/** Of size and pixels; how the PNG is packed does not count. */
export function pictureDigest(picture: Buffer): string {
  const { width, height, data } = PNG.sync.read(picture);
  const digest = createHash("sha256").update(`${width} × ${height}`).update(data).digest("hex");
  return digest.slice(0, 16);
}

/** Null when no one could tell them apart. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = now;
  if (old.width !== width || old.height !== height) {
    const sizes = `${old.width} × ${old.height} became ${width} × ${height}`;
    return { clear: width * height, faint: 0, box: null, sizes, drawn: after };
  }
  const drawn = new PNG({ width, height });
  const clear = pixelmatch(old.data, now.data, drawn.data, width, height, {
    threshold: CLEAR_THRESHOLD,
    alpha: 0.2,
  });
  const mask = new PNG({ width, height });
  const faint = pixelmatch(old.data, now.data, mask.data, width, height, {
    threshold: FAINT_THRESHOLD,
    diffMask: true,
    includeAA: true,
  });
  if (clear <= MOST_CLEAR && faint <= width * height * MOST_FAINT) return null;
  const shown = clear > MOST_CLEAR ? drawn : mask;
  return { clear, faint, box: boxOf(mask), sizes: null, drawn: PNG.sync.write(shown) };
}

function boxOf({ data, width, height }: PNG): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right === -1) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

export function differenceText({ clear, faint, box, sizes }: Difference): string {
  if (sizes !== null) return `differs in size: ${sizes}`;
  const where =
    box === null ? "" : `, within ${box.width} × ${box.height} px at ${box.left}, ${box.top}`;
  return `differs in ${clear} pixels clearly and ${faint} at all${where}`;
}
