// A colour as DTCG 2025.10 writes it: { colorSpace, components, alpha, hex }.
import * as v from "valibot";
import { cssColourHex } from "./colour.ts";

const UNIT = [1, 1, 1];
/** Maximum of each component; null where it is unlimited or signed. */
const SPACES = {
  srgb: UNIT,
  "srgb-linear": UNIT,
  "display-p3": UNIT,
  "a98-rgb": UNIT,
  "prophoto-rgb": UNIT,
  rec2020: UNIT,
  "xyz-d50": UNIT,
  "xyz-d65": UNIT,
  hsl: [null, 100, 100],
  hwb: [null, 100, 100],
  lab: [100, null, null],
  lch: [100, null, null],
  oklab: [1, null, null],
  oklch: [1, null, null],
} as const;

const number = v.union([v.pipe(v.number(), v.finite()), v.literal("none")]);
const ColourSchema = v.strictObject({
  colorSpace: v.picklist(Object.keys(SPACES) as (keyof typeof SPACES)[]),
  components: v.strictTuple([number, number, number]),
  alpha: v.optional(v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(1)), v.literal("none")])),
  /** Fallback for other tools; ignored here. */
  hex: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
});

/** `#rrggbb` or `#rrggbbaa`; null when the value is not allowed. */
export function evaluateColourObject(value: unknown): string | null {
  const parsed = v.safeParse(ColourSchema, value);
  if (!parsed.success) return null;
  const { colorSpace, components, alpha = 1 } = parsed.output;
  const limits: readonly (number | null)[] = SPACES[colorSpace];
  const inside = components.every((part, at) => {
    const limit = limits[at] ?? null;
    return part === "none" || limit === null || (part >= 0 && part <= limit);
  });
  const percent = colorSpace === "hsl" || colorSpace === "hwb" ? "%" : "";
  const [a, b, c] = components;
  const parts = `${a} ${b}${percent} ${c}${percent} / ${alpha === "none" ? 1 : alpha}`;
  const text = limits === UNIT ? `color(${colorSpace} ${parts})` : `${colorSpace}(${parts})`;
  return inside ? cssColourHex(text.replaceAll("none%", "none")) : null;
}
