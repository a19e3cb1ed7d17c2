// Parts of a crest, drawn on a field of 120 by 120.
import { css } from "#styled/css/index.js";

interface FilledProps {
  readonly fill: string;
}

/** Feathers on both sides, from the lowest up. */
export function Wings({ pairs, fill }: FilledProps & { readonly pairs: number }) {
  const drawn = FEATHERS.slice(0, pairs);
  return (
    <g fill={fill} className={feather}>
      {drawn.map((path) => (
        <path key={path} d={path} />
      ))}
      <g transform="matrix(-1 0 0 1 120 0)">
        {drawn.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </g>
  );
}

const FEATHERS = [
  "M30 72C18 70 11 62 9 50c9 8 15 9 21 9z",
  "M29 60C16 56 8 46 7 33c9 9 16 12 22 13z",
  "M30 47C18 42 10 31 11 17c7 9 13 14 20 16z",
];

export function Gem() {
  return (
    <g>
      <path d="M60 8 71 18 60 31 49 18z" className={jewel} />
      <path d="M60 8 60 31 49 18z" className={jewelShade} />
      <path d="M49 18h22" className={cut} />
    </g>
  );
}

export function Crown({ fill }: FilledProps) {
  return (
    <g>
      <path d="M42 29 38 8 50 17 60 3 70 17 82 8 78 29z" fill={fill} className={emblemEdge} />
      <circle cx="60" cy="21" r="3.2" className={jewel} />
      <circle cx="48" cy="23" r="2" className={jewel} />
      <circle cx="72" cy="23" r="2" className={jewel} />
    </g>
  );
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

export function Rays() {
  return (
    <g className={ray}>
      {RAYS.map((angle) => (
        <path key={angle} d="M57.5 6 60-6l2.5 12-2.5 52z" transform={`rotate(${angle} 60 62)`} />
      ))}
    </g>
  );
}

const STEP = 13;

export function Stars({ count }: { readonly count: number }) {
  const places = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * STEP);
  return (
    <g className={star}>
      {places.map((place) => (
        <path key={place} d={STAR} transform={`translate(${60 + place} 87)`} />
      ))}
    </g>
  );
}

const STAR = "M0-5 1.5-1.7 5-1.5 2.3.8 3.1 4.3 0 2.4-3.1 4.3-2.3.8-5-1.5-1.5-1.7z";

const feather = css({ stroke: "art-ground", strokeOpacity: "0.45", strokeWidth: "1" });
export const emblemEdge = css({ stroke: "art-ground", strokeOpacity: "0.5", strokeWidth: "1" });
const jewel = css({ fill: "art-accent", stroke: "on-art", strokeWidth: "0.8" });
const jewelShade = css({ fill: "art-ground", fillOpacity: "0.22" });
const cut = css({ fill: "none", stroke: "on-art", strokeOpacity: "0.7", strokeWidth: "0.8" });
const ray = css({ fill: "var(--tone)", fillOpacity: "0.26" });
const star = css({ fill: "[color-mix(in oklch, var(--tone), {colors.on-art} 40%)]" });
