// The head of the new-device screen: a phone with a shield, in the colours of the site's drawings.
import { useId } from "react";
import { css } from "#styled/css/index.js";

export function DeviceArt() {
  const glow = useId();
  return (
    <svg
      className={scene}
      viewBox="0 0 440 168"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={glow} cx="0.5" cy="0.5" r="0.62">
          <stop offset="0" className={light} stopOpacity="0.55" />
          <stop offset="1" className={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="168" className={ground} />
      <rect width="440" height="168" fill={`url(#${glow})`} />
      <g transform="rotate(-28 220 84)" className={stripes}>
        {STRIPES.map(({ y, height }) => (
          <rect key={y} x="-220" y={y} width="880" height={height} />
        ))}
      </g>
      <g className={phone}>
        <rect x="178" y="22" width="84" height="160" rx="14" className={frame} />
        <rect x="185" y="34" width="70" height="126" rx="6" className={ground} />
        <rect x="185" y="34" width="70" height="126" rx="6" fill={`url(#${glow})`} />
        <path d="M208 28h24" className={speaker} />
      </g>
      <path d="M220 58l26 9v20c0 19-12 29-26 36-14-7-26-17-26-36V67z" className={shield} />
      <path d="M220 58l26 9v20c0 19-12 29-26 36z" className={shade} />
      <path d="M208 90l9 9 16-18" className={tick} />
    </svg>
  );
}

const STRIPES = [
  { y: -60, height: 26 },
  { y: -14, height: 22.6 },
  { y: 32, height: 19.2 },
  { y: 78, height: 15.9 },
  { y: 124, height: 12.5 },
  { y: 170, height: 9.1 },
  { y: 216, height: 5.7 },
];

const scene = css({ display: "block", width: "full", height: "full" });
const ground = css({ fill: "art-ground" });
const light = css({ stopColor: "{colors.art-accent}" });
const stripes = css({ fill: "on-art", fillOpacity: "0.1" });
const phone = css({ filter: "drop-shadow(0 6px 14px {colors.art-ground})" });
const frame = css({ fill: "on-art" });
const speaker = css({
  fill: "none",
  stroke: "art-ground",
  strokeOpacity: "0.5",
  strokeWidth: "3",
  strokeLinecap: "round",
});
const shield = css({ fill: "alt" });
const shade = css({ fill: "art-ground", fillOpacity: "0.18" });
const tick = css({
  fill: "none",
  stroke: "on-art",
  strokeWidth: "5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
