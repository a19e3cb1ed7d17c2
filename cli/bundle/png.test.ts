import { crc32, inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodePng, type Picture } from "./png.ts";

interface Bitmap extends Omit<Picture, "paint"> {
  readonly pixels: Uint32Array;
}

describe("encodePng", () => {
  it("is read by a decoder as what was written, with and without alpha", () => {
    fc.assert(
      fc.property(pictures(), (bitmap) => {
        expect(decode(encode(bitmap))).toEqual(bitmap);
      }),
    );
  });

  it("is read by another program", () => {
    const opaque = picture(3, 2, [0xff0000ff, 0xff00ff00, 0xffff0000, 0xff123456, 0xffffffff]);
    expect(seenByResvg(encode(opaque), opaque)).toEqual([...opaque.pixels]);
    const clear = { ...picture(2, 1, [0x00000000, 0xff0000ff]), opaque: false };
    expect(seenByResvg(encode(clear), clear)).toEqual([0, 0xff0000ff]);
  });

  it("writes chunks whose sums are right, and an end", () => {
    const png = encode(picture(1, 1, []));
    const names = chunks(png).map(({ type, data, sum }) => {
      expect(sum).toBe(crc32(Buffer.concat([Buffer.from(type), data])));
      return type;
    });
    expect(names).toEqual(["IHDR", "IDAT", "IEND"]);
  });

  it("writes a small picture after a large one without a trace of it", () => {
    const large = picture(
      40,
      30,
      Array.from({ length: 1200 }, (_, index) => index * 977),
    );
    const small = picture(3, 2, [1, 2, 3]);
    const alone = encode(small);
    encode(large);
    expect(encode(small)).toEqual(alone);
  });

  it("keeps a plain ground small", () => {
    expect(encode(picture(1200, 630, [])).length).toBeLessThan(15_000);
  });

  it("refuses what is no picture", () => {
    expect(() => encode(picture(4, 0, []))).toThrow(RangeError);
    expect(() => encode(picture(0, 4, []))).toThrow(RangeError);
  });
});

function encode({ pixels, ...facts }: Bitmap): Buffer {
  const paint = (row: Uint32Array, y: number) =>
    row.set(pixels.subarray(y * facts.width, (y + 1) * facts.width));
  return encodePng({ ...facts, paint });
}

function picture(width: number, height: number, first: readonly number[]): Bitmap {
  const pixels = new Uint32Array(width * height).fill(0xff334455);
  pixels.set(first.slice(0, pixels.length));
  return { width, height, pixels, opaque: true };
}

function pictures(): fc.Arbitrary<Bitmap> {
  return fc
    .record({
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 12 }),
      opaque: fc.boolean(),
    })
    .chain(({ width, height, opaque }) =>
      fc
        .array(fc.integer({ min: 0, max: 0xffffffff }), {
          minLength: width * height,
          maxLength: width * height,
        })
        .map((values) => ({
          width,
          height,
          opaque,
          pixels: Uint32Array.from(values, (value) => (opaque ? value | 0xff000000 : value)),
        })),
    );
}

/** The part of a decoder this writer needs, by the specification: filters 0 and 2. */
function decode(png: Buffer): Bitmap {
  const [header, data] = chunks(png).map((chunk) => chunk.data);
  if (!header || !data) throw new Error("no picture");
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const opaque = header[9] === 2;
  const channels = opaque ? 3 : 4;
  const rows = inflateSync(data);
  const stride = width * channels;
  const pixels = new Uint32Array(width * height);
  const above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const up = rows[start] === 2;
    for (let i = 0; i < stride; i++) {
      above[i] = (rows[start + 1 + i] ?? 0) + (up ? (above[i] ?? 0) : 0);
    }
    for (let x = 0; x < width; x++) {
      const at = (channel: number) => above[x * channels + channel] ?? 0;
      const alpha = opaque ? 255 : at(3);
      pixels[y * width + x] = at(0) | (at(1) << 8) | (at(2) << 16) | (alpha << 24);
    }
  }
  return { width, height, pixels, opaque };
}

function chunks(png: Buffer): { type: string; data: Buffer; sum: number }[] {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  const found = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    found.push({ type, data: png.subarray(at + 8, end), sum: png.readUInt32BE(end) });
    at = end + 4;
  }
  return found;
}

function seenByResvg(png: Buffer, { width, height }: Bitmap): number[] {
  const source = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${source}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return [...new Uint32Array(Uint8Array.from(pixels).buffer)];
}
