// The colours in which a palette differs from the requested ones to keep text and lines readable.
import type { Edition } from "#contract/locales.ts";
import type { Io } from "../base/io.ts";
import type { Palette } from "../tokens/generate-palette.ts";

export interface UsedColour {
  readonly edition: Edition;
  readonly token: "color.accent" | "color.accent-mark";
  readonly asked: string;
  readonly used: string;
}

/** Without equal colours. The professional edition only uses the hue. */
export function changedColours({ classic }: Palette, asked: string): UsedColour[] {
  const colours = classic?.["color"] as Readonly<Record<string, { $value?: string }>> | undefined;
  return (["accent", "accent-mark"] as const).flatMap((role) => {
    const used = colours?.[role]?.$value;
    if (used === undefined || used.toLowerCase() === asked.toLowerCase()) return [];
    return [{ edition: "classic", token: `color.${role}`, asked, used } as const];
  });
}

const USES: Readonly<Record<UsedColour["token"], string>> = {
  "color.accent": "on which white text is readable",
  "color.accent-mark": "for lines and icons, which have to be seen on a light page",
};

/** `asked ██ #ffe600, used ██ #998900`; without swatches where a terminal has no colours. */
export function describeColour(
  { edition, token, asked, used }: UsedColour,
  { colors }: Io,
): string {
  const swatch = (hex: string) => (colors.isColorSupported ? `${ground(hex)} ` : "") + hex;
  return `In the ${edition} edition: asked ${swatch(asked)}, used ${swatch(used)}, ${USES[token]}.`;
}

function ground(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `\u001b[48;2;${red};${green};${blue}m  \u001b[0m`;
}
