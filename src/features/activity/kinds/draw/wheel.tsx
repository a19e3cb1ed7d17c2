import { useState } from "react";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cva } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { type DrawState, TURN_MS } from "./use-activity-draw.ts";
import { middleOf, RADIUS, sectorPath, stopAt } from "./wheel-shape.ts";

/** Height of a label, in units of the drawing. */
const LABEL = 11;

interface WheelProps {
  readonly prizes: MechanicsOf<"drawGift">["prizes"];
  readonly state: Pick<DrawState, "phase" | "answer" | "key">;
}

/** Decorative: the result is said in words below. */
export function Wheel({ prizes, state: { phase, answer, key } }: WheelProps) {
  const [stop, setStop] = useState({ key: null as string | null, degrees: 0 });
  const place = prizes.findIndex((prize) => prize.key === answer?.prize);
  const moves = phase === "turning" || phase === "shown";
  if (moves && key !== stop.key && place >= 0) {
    setStop({ key, degrees: stopAt(place, prizes.length, stop.degrees) });
  }
  return (
    <Box aria-hidden="true" width="full" maxWidth="96" marginInline="auto">
      <svg viewBox="-104 -104 208 208" className={ring}>
        <circle r="103" className={rim} />
        <g
          className={disc({ turning: phase === "turning" })}
          style={cssVars({ "--stop": `${stop.degrees}deg`, "--turn": `${TURN_MS}ms` })}
        >
          {prizes.map((prize, index) => (
            <g key={prize.key}>
              <path
                d={sectorPath(index, prizes.length)}
                className={sector({ look: index % 2 === 0 ? "even" : "odd" })}
              />
              <text
                fontSize={LABEL}
                transform={`rotate(${middleOf(index, prizes.length)}) translate(0 ${-RADIUS * 0.74})`}
                className={label({ look: index % 2 === 0 ? "even" : "odd" })}
              >
                {prize.name}
              </text>
            </g>
          ))}
        </g>
        <circle r="17" className={hub} />
        <path d="M-8 -104L8 -104L0 -84Z" className={pointer} />
      </svg>
    </Box>
  );
}

const ring = css({ width: "full", height: "auto" });
const rim = css({ fill: "metal-strong" });
const disc = cva({
  base: { rotate: "var(--stop)", transformOrigin: "0 0" },
  variants: {
    turning: {
      true: {
        transition: "rotate var(--turn) cubic-bezier(0.15, 0.85, 0.2, 1)",
        _motionReduce: { transition: "none" },
      },
      false: {},
    },
  },
});
const sector = cva({
  base: { stroke: "metal", strokeWidth: "0.8" },
  variants: {
    look: { even: { fill: "art-ground" }, odd: { fill: "art-accent" } },
  },
});
const label = cva({
  base: {
    fontWeight: "bold",
    textAnchor: "middle",
    dominantBaseline: "middle",
  },
  variants: {
    look: {
      even: { fill: "on-art" },
      odd: { fill: "art-accent-text" },
    },
  },
});
const hub = css({ fill: "metal" });
const pointer = css({ fill: "danger", stroke: "on-art" });
