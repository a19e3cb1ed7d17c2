// A player's own picture on its way to the server: decoded by the browser, cut to a square, made small
// and written anew, so that neither its size nor anything hidden in the file leaves the device.
import { AVATAR_MAX_BYTES } from "#contract/account-rules.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type ImageType = (typeof TYPES)[number];
export const AVATAR_TYPES = TYPES.join(",");

/** Bytes of the file a player may pick; what is sent is far smaller. */
export const SOURCE_MAX_BYTES = 10 * 1024 * 1024;
/** Pixels of a side. */
const SIDE = 256;

/** `type`: no picture of a kind taken; `size`: the file is too large; `decode`: it cannot be read. */
export type AvatarFault = "type" | "size" | "decode";

export interface OwnPicture {
  readonly type: ImageType;
  /** Base64 without a prefix. */
  readonly data: string;
  /** Data url. */
  readonly preview: string;
}

export type Prepared =
  | { readonly kind: "ready"; readonly picture: OwnPicture }
  | { readonly kind: "refused"; readonly fault: AvatarFault };

export async function prepareAvatar(file: File): Promise<Prepared> {
  const fault = fileFault(file);
  if (fault !== null) return { kind: "refused", fault };
  try {
    const picture = await encode(await drawSquare(file));
    return picture === null ? { kind: "refused", fault: "size" } : { kind: "ready", picture };
  } catch {
    return { kind: "refused", fault: "decode" };
  }
}

/** What can be told of a file without reading it. */
export function fileFault(file: Pick<File, "type" | "size">): AvatarFault | null {
  if (imageType(file.type) === null) return "type";
  return file.size > SOURCE_MAX_BYTES ? "size" : null;
}

/** The largest square in the middle. */
export function middleSquare(width: number, height: number) {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

async function drawSquare(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const { left, top, side } = middleSquare(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws nothing.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  return canvas;
}

/** WebP where the browser writes it; else PNG, which keeps what is transparent, or JPEG. */
const ENCODINGS: readonly (readonly [ImageType, number])[] = [
  ["image/webp", 0.9],
  ["image/png", 1],
  ["image/jpeg", 0.9],
  ["image/jpeg", 0.6],
];

/** Null when no encoding is small enough. */
async function encode(canvas: HTMLCanvasElement): Promise<OwnPicture | null> {
  for (const [type, quality] of ENCODINGS) {
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
