import type { StudioToken } from "#contract/studio.ts";

/** First letter of a colour role of a drawing → token of about its colour. */
const ROLES: Readonly<Record<string, string>> = {
  a: "color.accent",
  k: "color.alt",
  m: "color.metal",
  s: "color.art-ground",
};

/** A drawing with flat colours in place of its roles. */
export function drawnWith(svg: string, tokens: readonly StudioToken[]): string {
  return svg.replaceAll(/\{\{([a-z]+)(\d*)[^}]*\}\}/g, (_, letter: string, shade: string) => {
    const name = ROLES[letter] ?? "color.text-muted";
    const colour = tokens.find((token) => token.name === name)?.value ?? "#888888";
    const light = Math.round(((Number(shade) || 3) / 6) * 100);
    return `color-mix(in oklch, ${colour} ${100 - Math.abs(light - 50)}%, ${light > 50 ? "white" : "black"})`;
  });
}
