// A shadow token as the layers that the sliders move.
import * as v from "valibot";
import { type ShadowLayer, ShadowLayerSchema } from "#contract/studio.ts";

const LayersSchema = v.array(ShadowLayerSchema);

/** @param written as the token's file has it. @returns null for an alias of another shadow */
export function shadowLayers(written: string): readonly ShadowLayer[] | null {
  if (!written.startsWith("[") && !written.startsWith('{"')) return null;
  const value: unknown = JSON.parse(written);
  const read = v.safeParse(LayersSchema, Array.isArray(value) ? value : [value]);
  return read.success ? read.output : null;
}

export const NEW_LAYER: ShadowLayer = {
  color: "oklch(0.2 0 0 / 0.12)",
  offsetX: "0px",
  offsetY: "4px",
  blur: "12px",
  spread: "0px",
};

const ALPHA = /\/ *([\d.]+) *\)$/;

/** 0 to 1; null for a colour without an alpha of its own, such as that of another token. */
export function alphaOf(color: string): number | null {
  const [, alpha] = ALPHA.exec(color) ?? [];
  return alpha === undefined ? null : Number(alpha);
}

export const withAlpha = (color: string, alpha: number): string =>
  color.replace(ALPHA, `/ ${Number(alpha.toFixed(2))})`);
