// Colours as css, drawings and scripts write them: #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba().

export interface WrittenColour {
  readonly rgb: number;
  readonly at: number;
  readonly length: number;
}

export function writtenColours(data: Buffer): WrittenColour[] {
  const found: WrittenColour[] = [];
  const add = (mark: string, read: (data: Buffer, at: number) => WrittenColour | null) => {
    for (let at = data.indexOf(mark); at !== -1; at = data.indexOf(mark, at + 1)) {
      const colour = read(data, at);
      if (colour) found.push(colour);
    }
  };
  add("#", hexColour);
  add("rgb", rgbColour);
  return found;
}

function hexColour(data: Buffer, at: number): WrittenColour | null {
  let digits = 0;
  let value = 0;
  for (; digits < 9; digits += 1) {
    const digit = hexDigit(data[at + 1 + digits]);
    if (digit === -1) break;
    if (digits < 6) value = value * 16 + digit;
  }
  const next = data[at + 1 + digits];
  if (isLetter(next) || !(digits === 3 || digits === 4 || digits === 6 || digits === 8))
    return null;
  return { rgb: digits > 4 ? value : doubled(value, digits), at, length: digits + 1 };
}

/** `abc` and `abcd` stand for `aabbcc`. */
function doubled(value: number, digits: number): number {
  const rgb = digits === 4 ? value >> 4 : value;
  return ((rgb >> 8) & 15) * 0x110000 + ((rgb >> 4) & 15) * 0x1100 + (rgb & 15) * 0x11;
}

const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*[,/)]/;

/** Channels as whole numbers from 0 to 255. */
function rgbColour(data: Buffer, at: number): WrittenColour | null {
  const match = RGB.exec(data.toString("latin1", at, at + 48));
  if (!match) return null;
  const [red = 256, green = 256, blue = 256] = match.slice(1).map(Number);
  if (red > 255 || green > 255 || blue > 255) return null;
  return { rgb: red * 0x10000 + green * 0x100 + blue, at, length: match[0].length };
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function isLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
