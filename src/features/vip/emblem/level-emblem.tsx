// The drawing of a level: a crest that gains material, wings, gems, a crown and rays. Made of tokens, so that it
// follows brand and edition.
import { useId } from "react";
import { css, cva, cx } from "#styled/css/index.js";
import { crestOf } from "./level-crest.ts";
import { Crown, emblemEdge, Gem, Rays, Stars, Wings } from "./emblem-parts.tsx";
import { materialStyle } from "./emblem-material.ts";

interface LevelEmblemProps {
  readonly level: number;
  readonly size?: "sm" | "md" | "lg";
  readonly className?: string;
}

/** Decorative: the name of the level is beside it. */
export function LevelEmblem({ level, size = "md", className }: LevelEmblemProps) {
  const id = useId();
  const { material, wings, crown, gem, rays, stars } = crestOf(level);
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
      className={cx(frame({ size }), materialStyle({ material }), className)}
    >
      <defs>
        <linearGradient id={`${id}-edge`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" className={light} />
          <stop offset="0.5" className={main} />
          <stop offset="1" className={deep} />
        </linearGradient>
        <linearGradient id={`${id}-field`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={fieldTop} />
          <stop offset="1" className={fieldEnd} />
        </linearGradient>
      </defs>
      {rays && <Rays />}
      <Wings pairs={wings} fill={`url(#${id}-edge)`} />
      <path d={SHIELD} fill={`url(#${id}-edge)`} />
      <path d={FIELD} fill={`url(#${id}-field)`} className={emblemEdge} />
      <path d={GLOSS} className={gloss} />
      {gem && <Gem />}
      {crown && <Crown fill={`url(#${id}-edge)`} />}
      <text x="60" y={gem || crown ? 77 : 74} textAnchor="middle" fontSize="38" className={figure}>
        {level}
      </text>
      <Stars count={stars} />
    </svg>
  );
}

const SHIELD = "M60 22 93 33v29c0 22-14 36-33 45-19-9-33-23-33-45V33z";
const FIELD = "M60 29 87 38v24c0 18-11 30-27 38-16-8-27-20-27-38V38z";
const GLOSS = "M60 29 33 38v24c0 4 .5 7 1.5 10L74 33.7z";

const frame = cva({
  base: { display: "block", flex: "none", overflow: "visible" },
  variants: {
    size: {
      sm: { width: "12", height: "12" },
      md: { width: "20", height: "20" },
      lg: {
        width: { base: "32", desktop: { base: "52", _professional: "30" } },
        height: { base: "32", desktop: { base: "52", _professional: "30" } },
      },
    },
  },
});
const light = css({ stopColor: "color-mix(in oklch, var(--tone), {colors.on-art} 62%)" });
const main = css({ stopColor: "var(--tone)" });
const deep = css({ stopColor: "color-mix(in oklch, var(--tone), {colors.art-ground} 58%)" });
const fieldTop = css({ stopColor: "color-mix(in oklch, var(--tone) 34%, {colors.art-ground})" });
const fieldEnd = css({ stopColor: "color-mix(in oklch, var(--tone) 10%, {colors.art-ground})" });
const gloss = css({ fill: "on-art", fillOpacity: "0.1" });
const figure = css({
  fill: "on-art",
  fontFamily: "figures",
  fontWeight: "bold",
});
