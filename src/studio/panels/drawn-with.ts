import { type ArtPalettes, stampArtwork } from "#contract/artwork.ts";

/** A drawing in the colours of the brand; as it is where a role is unknown, which the check reports. */
export function drawnWith(svg: string, palettes: ArtPalettes | undefined): string {
  if (palettes === undefined) return svg;
  try {
    return stampArtwork(svg, palettes);
  } catch (error) {
    if (error instanceof RangeError) return svg;
    throw error;
  }
}
