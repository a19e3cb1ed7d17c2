// The picture captcha: four characters drawn as bent strokes and crossed by lines, without any text element.
import { n, type Size } from "../artwork/svg.ts";
import { pick, unit } from "../random.ts";
import { GLYPHS, strokesOf } from "./captcha-glyphs.ts";

const SIZE: Size = { width: 160, height: 56 };
const LENGTH = 4;
const INKS = ["{{a1}}", "{{k1}}", "{{a2}}"] as const;

type Seed = readonly (string | number)[];

export function captchaText(seed: Seed): string {
  return Array.from({ length: LENGTH }, (_, index) => pick(GLYPHS, ...seed, "glyph", index)).join(
    "",
  );
}

/** SVG whose colours are roles of the site's palette. */
export function captchaPicture(text: string, seed: Seed): string {
  const glyphs = [...text].map((glyph, index) =>
    drawGlyph(glyph, [...seed, "shape", index], index),
  );
  const lines = Array.from({ length: 5 }, (_, index) => line([...seed, "line", index]));
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="{{a5}}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}${glyphs.join("")}</g></svg>`;
}

function drawGlyph(glyph: string, seed: Seed, index: number): string {
  const span = (low: number, high: number, what: string) =>
    low + (high - low) * unit(...seed, what);
  const scale = span(2.2, 2.55, "scale");
  const turn = span(-0.3, 0.3, "turn");
  const lean = span(-0.25, 0.25, "lean");
  const middle = [24 + index * 37 + span(-4, 4, "x"), 28 + span(-4, 4, "y")] as const;
  const phase = span(0, 6, "phase");
  const place = ([x, y]: readonly [number, number]): string => {
    const bentX = (x - 5 + lean * (y - 7) + Math.sin(y / 3 + phase) * 0.7) * scale;
    const bentY = (y - 7 + Math.sin(x / 2.4 + phase) * 0.8) * scale;
    const turnedX = bentX * Math.cos(turn) - bentY * Math.sin(turn);
    const turnedY = bentX * Math.sin(turn) + bentY * Math.cos(turn);
    return `${n(middle[0] + turnedX)} ${n(middle[1] + turnedY)}`;
  };
  const paths = strokesOf(glyph).map((stroke) => `M${stroke.map(place).join("L")}`);
  return `<path d="${paths.join("")}" stroke="${pick(INKS, ...seed, "ink")}" stroke-width="${n(span(2.8, 3.6, "width"))}"/>`;
}

function line(seed: Seed): string {
  const y = (what: string) => n(4 + unit(...seed, what) * 48);
  const from = n(unit(...seed, "from") * 40);
  const to = n(160 - unit(...seed, "to") * 40);
  return `<path d="M${from} ${y("a")}C60 ${y("b")} 100 ${y("c")} ${to} ${y("d")}" stroke="${pick(["{{a3}}", "{{k3}}", "{{a4}}"], ...seed, "ink")}" stroke-width="1.2" opacity=".75"/>`;
}
