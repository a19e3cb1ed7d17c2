// A real picture for uploads.
import { deflateSync } from "node:zlib";

/** Stands in the metadata of the picture, as cameras write it. */
export const PHOTO_PLACE = "GPS 31.2304N 121.4737E";
/** The head of an EXIF block without entries. */
const EXIF = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** 2 × 2 pixels. */
export function smallPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeInt32BE(crc(body), 4 + body.length);
    return out;
  };
  const size = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const row = [0, 200, 40, 40, 40, 40, 200];
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk("IHDR", size),
    chunk("eXIf", Buffer.concat([Buffer.from(EXIF), Buffer.from(PHOTO_PLACE)])),
    chunk("IDAT", deflateSync(Buffer.from([...row, ...row]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest;
}
