// Prepares a player's own picture for the upload: the browser decodes it, makes it smaller and encodes it again, so
// that no metadata of the file is sent.
import { AVATAR_MAX_BYTES } from "#contract/account-rules.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type ImageType = (typeof TYPES)[number];
export const PICTURE_TYPES = TYPES.join(",");

/** Bytes of the file a player may pick; what is sent is far smaller. */
export const SOURCE_MAX_BYTES = 10 * 1024 * 1024;
/** Pixels of a side. */
const SQUARE_SIDE = 256;
/** Pixels of the longer side, tried in turn. */
const WHOLE_SIDES = [1600, 1200, 800];

/** `type`: no picture of a kind taken; `size`: the file is too large; `decode`: it cannot be read. */
export type PictureFault = "type" | "size" | "decode";

export interface OwnPicture {
  readonly type: ImageType;
  /** Base64 without a prefix. */
  readonly data: string;
  /** Data url. */
  readonly preview: string;
}

export type Prepared =
  | { readonly kind: "ready"; readonly picture: OwnPicture }
  | { readonly kind: "refused"; readonly fault: PictureFault };

/** The middle of the picture, for an avatar. */
export function squarePicture(file: File): Promise<Prepared> {
  return prepare(file, async (bitmap) => {
    const { left, top, side } = middleSquare(bitmap.width, bitmap.height);
    const from = { left, top, width: side, height: side };
    return encode(draw(bitmap, from, { width: SQUARE_SIDE, height: SQUARE_SIDE }), KEEPS_CLEAR);
  });
}

/** All of the picture, still readable, for a receipt. */
export function wholePicture(file: File): Promise<Prepared> {
  return prepare(file, async (bitmap) => {
    const { width, height } = bitmap;
    for (const side of WHOLE_SIDES) {
      const canvas = draw(bitmap, { left: 0, top: 0, width, height }, fitted(width, height, side));
      const picture = await encode(canvas, READABLE);
      if (picture !== null) return picture;
    }
    return null;
  });
}

/** Checks type and size of a file without reading it. */
export function fileFault(file: Pick<File, "type" | "size">): PictureFault | null {
  if (imageType(file.type) === null) return "type";
  return file.size > SOURCE_MAX_BYTES ? "size" : null;
}

/** The largest square in the middle. */
export function middleSquare(width: number, height: number) {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** The same shape with a longer side of at most `side`; never enlarged. */
export function fitted(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

async function prepare(
  file: File,
  make: (bitmap: ImageBitmap) => Promise<OwnPicture | null>,
): Promise<Prepared> {
  const fault = fileFault(file);
  if (fault !== null) return { kind: "refused", fault };
  try {
    const bitmap = await createImageBitmap(file);
    const picture = await make(bitmap).finally(() => bitmap.close());
    return picture === null ? { kind: "refused", fault: "size" } : { kind: "ready", picture };
  } catch {
    return { kind: "refused", fault: "decode" };
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function draw(
  bitmap: ImageBitmap,
  from: Size & { readonly left: number; readonly top: number },
  to: Size,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing.");
  context.imageSmoothingQuality = "high";
  context.drawImage(
    bitmap,
    from.left,
    from.top,
    from.width,
    from.height,
    0,
    0,
    to.width,
    to.height,
  );
  return canvas;
}

type Encodings = readonly (readonly [ImageType, number])[];

/** WebP where the browser writes it; else PNG, which keeps what is transparent, or JPEG. */
const KEEPS_CLEAR: Encodings = [
  ["image/webp", 0.9],
  ["image/png", 1],
  ["image/jpeg", 0.9],
  ["image/jpeg", 0.6],
];
const READABLE: Encodings = [
  ["image/webp", 0.85],
  ["image/webp", 0.6],
  ["image/jpeg", 0.8],
  ["image/jpeg", 0.6],
];

/** Null when no encoding is small enough. */
async function encode(canvas: HTMLCanvasElement, encodings: Encodings): Promise<OwnPicture | null> {
  for (const [type, quality] of encodings) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    // A browser that cannot write the type asked for writes PNG.
    if (blob === null || blob.type !== type || blob.size > AVATAR_MAX_BYTES) continue;
    const preview = await dataUrl(blob);
    return { type, preview, data: preview.slice(preview.indexOf(",") + 1) };
  }
  return null;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The picture cannot be read.")));
    reader.readAsDataURL(blob);
  });
}

function imageType(text: string): ImageType | null {
  return TYPES.find((type) => type === text) ?? null;
}
