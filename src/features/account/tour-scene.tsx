// A small page with a ring of light on one of its parts: what the tour looks like.
import { css, cx } from "#styled/css/index.js";

export function TourScene({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 272 152" aria-hidden="true" className={cx(scene, className)}>
      <rect x="1" y="1" width="270" height="150" rx="12" className={page} />
      <g className={soft}>
        <rect x="16" y="16" width="34" height="10" rx="5" />
        <rect x="66" y="16" width="26" height="10" rx="5" />
        <rect x="102" y="16" width="26" height="10" rx="5" />
        <rect x="138" y="16" width="26" height="10" rx="5" />
        <rect x="16" y="42" width="150" height="62" rx="8" />
        <rect x="16" y="114" width="70" height="24" rx="6" />
        <rect x="96" y="114" width="70" height="24" rx="6" />
        <rect x="180" y="42" width="76" height="28" rx="6" />
      </g>
      <rect x="190" y="10" width="68" height="22" rx="11" className={light} />
      <circle cx="201" cy="21" r="5" className={accent} />
      <rect x="211" y="17" width="38" height="8" rx="4" className={accent} />
      <rect x="168" y="54" width="96" height="62" rx="9" className={card} />
      <rect x="180" y="66" width="46" height="7" rx="3.5" className={accent} />
      <rect x="180" y="79" width="72" height="5" rx="2.5" className={soft} />
      <rect x="180" y="88" width="58" height="5" rx="2.5" className={soft} />
      <rect x="218" y="99" width="34" height="10" rx="5" className={accent} />
    </svg>
  );
}

const scene = css({ display: "block", width: "full", height: "auto" });
const page = css({ fill: "surface-sunken", stroke: "border" });
const soft = css({ fill: "border" });
const accent = css({ fill: "accent-mark" });
const light = css({ fill: "surface", stroke: "accent-mark", strokeWidth: "[3]" });
const card = css({ fill: "surface-raised", stroke: "border-strong" });
