// What a step looks like on the screen: an outline of the device with the place to press in the brand's
// colour. Original drawings, a few lines each.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import type { Platform } from "./platform.ts";

export type InstallStep = "open" | "menu" | "add" | "done";

interface StepDrawingProps {
  readonly platform: Platform;
  readonly step: InstallStep;
}

export function StepDrawing({ platform, step }: StepDrawingProps) {
  const desk = platform === "web";
  return (
    <svg viewBox={desk ? "0 0 132 96" : "0 0 72 96"} aria-hidden="true" className={drawing}>
      {desk ? (
        <>
          <rect x="4" y="6" width="124" height="76" rx="6" className={body} />
          <path d="M4 22h124M44 90h44" className={line} />
        </>
      ) : (
        <>
          <rect x="8" y="2" width="56" height="92" rx="10" className={body} />
          <path d="M30 8h12" className={line} />
        </>
      )}
      {DRAWN[platform][step]}
    </svg>
  );
}

const body = css({ fill: "surface", stroke: "border-control", strokeWidth: "1.5px" });
const line = css({
  fill: "transparent",
  stroke: "border-control",
  strokeWidth: "1.5px",
  strokeLinecap: "round",
});
const soft = css({ fill: "surface-sunken" });
const strong = css({ fill: "accent-mark" });
const halo = css({ fill: "accent-mark", fillOpacity: "0.18" });
const mark = css({
  fill: "transparent",
  stroke: "accent-mark",
  strokeWidth: "2px",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
const inverse = css({
  fill: "transparent",
  stroke: "surface",
  strokeWidth: "2px",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
const drawing = css({ display: "block", height: { base: "18", desktop: "30" } });

const scan = (
  <>
    <path d="M22 34v-8h8M42 26h8v8M50 54v8h-8M30 62h-8v-8" className={mark} />
    <path
      d="M28 32h6v6h-6zM38 32h6v6h-6zM28 50h6v6h-6zM40 46h4v4h-4zM38 52h6v4h-6z"
      className={strong}
    />
    <rect x="16" y="72" width="40" height="10" rx="5" className={soft} />
  </>
);

const page = (
  <>
    <rect x="16" y="18" width="40" height="20" rx="4" className={soft} />
    <rect x="16" y="42" width="18" height="14" rx="3" className={soft} />
    <rect x="38" y="42" width="18" height="14" rx="3" className={soft} />
  </>
);

const added = (
  <>
    <rect x="14" y="34" width="44" height="50" rx="6" className={soft} />
    <rect x="18" y="54" width="36" height="14" rx="4" className={strong} />
    <path d="M22 44h20M22 76h16" className={line} />
    <path d="M26 61h10M46 57v8M42 61h8" className={inverse} />
  </>
);

const icons = (
  <>
    <path
      d="M17 20h9v9h-9zM31.5 20h9v9h-9zM46 20h9v9h-9zM17 35h9v9h-9zM46 35h9v9h-9zM17 50h9v9h-9zM31.5 50h9v9h-9zM46 50h9v9h-9z"
      className={soft}
    />
    <circle cx="36" cy="39.5" r="11" className={halo} />
    <rect x="30" y="33.5" width="12" height="12" rx="3" className={strong} />
    <path d="M24 86h24" className={line} />
  </>
);

const share = (
  <>
    {page}
    <path d="M14 66h44" className={line} />
    <circle cx="36" cy="78" r="11" className={halo} />
    <path d="M32 77h-2v7h12v-7h-2M36 80v-10M33 73l3-3 3 3" className={mark} />
  </>
);

const dots = (
  <>
    <rect x="14" y="14" width="34" height="8" rx="4" className={soft} />
    <circle cx="55" cy="18" r="8" className={halo} />
    <path d="M55 14h.01M55 18h.01M55 22h.01" className={mark} />
    <rect x="16" y="30" width="40" height="20" rx="4" className={soft} />
    <rect x="16" y="54" width="18" height="14" rx="3" className={soft} />
    <rect x="38" y="54" width="18" height="14" rx="3" className={soft} />
  </>
);

const wide = (
  <>
    <rect x="12" y="30" width="52" height="44" rx="4" className={soft} />
    <path d="M72 34h46M72 44h46M72 54h30" className={line} />
  </>
);

const bar = <rect x="12" y="10" width="86" height="8" rx="4" className={soft} />;

const DRAWN: Readonly<Record<Platform, Readonly<Record<InstallStep, ReactNode>>>> = {
  ios: { open: scan, menu: share, add: added, done: icons },
  android: { open: scan, menu: dots, add: added, done: icons },
  web: {
    open: (
      <>
        {wide}
        <rect x="10" y="8" width="92" height="12" rx="6" className={halo} />
        <path d="M16 13.5h5v4h-5zM17 13v-1a1.5 1.5 0 0 1 3 0v1M28 14h48" className={mark} />
      </>
    ),
    menu: (
      <>
        {wide}
        {bar}
        <circle cx="92" cy="14" r="9" className={halo} />
        <path
          d="M92 9l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z"
          className={strong}
        />
      </>
    ),
    add: (
      <>
        {wide}
        {bar}
        <circle cx="112" cy="14" r="9" className={halo} />
        <path d="M112 9v7M109 13l3 3 3-3M107 19h10" className={mark} />
      </>
    ),
    done: (
      <>
        {bar}
        <circle cx="66" cy="42" r="9" className={strong} />
        <path d="M62 42l3 3 5-6" className={inverse} />
        <rect x="42" y="58" width="48" height="8" rx="4" className={soft} />
        <rect x="42" y="69" width="48" height="7" rx="3.5" className={halo} />
      </>
    ),
  },
};
