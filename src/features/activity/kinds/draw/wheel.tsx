// A wheel with rim, pegs and pointer; its hub is the button that draws.
import { type ReactNode, useState } from "react";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cva } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { type DrawState, TURN_MS } from "./use-activity-draw.ts";
import {
  isTurnedRound,
  prizeLabel,
  middleOf,
  pegPlaces,
  RADIUS,
  sectorPath,
  stopAt,
} from "./wheel-shape.ts";

type Prize = MechanicsOf<"drawGift">["prizes"][number];

/** Middle of the rim, and where labels end. */
const RIM = 109;
const LABEL_END = RADIUS - 7;

interface WheelProps {
  readonly prizes: readonly Prize[];
  readonly state: Pick<DrawState, "phase" | "answer" | "key">;
  /** The button in the middle. */
  readonly hub: ReactNode;
}

/** The drawing is decorative: prizes stand in a table, and the result is said in words. */
export function Wheel({ prizes, state: { phase, answer, key }, hub }: WheelProps) {
  const [stop, setStop] = useState({ key: null as string | null, degrees: 0 });
  const place = prizes.findIndex((prize) => prize.key === answer?.prize);
  const moves = phase === "turning" || phase === "shown";
  if (moves && key !== stop.key && place >= 0) {
    setStop({ key, degrees: stopAt(place, prizes.length, stop.degrees) });
  }
  return (
    <div className={frame}>
      <svg aria-hidden="true" viewBox="-122 -122 244 244" className={drawing}>
        <circle r="121" className={css({ fill: "art-ground", opacity: "0.6" })} />
        <circle r="118" className={css({ fill: "metal" })} />
        <circle r="115.5" className={css({ fill: "art-ground" })} />
        <circle r={RADIUS + 2.5} className={css({ fill: "metal" })} />
        {pegPlaces(prizes.length, RIM).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" className={css({ fill: "metal-on-art" })} />
        ))}
        <g
          className={disc({ turning: phase === "turning" })}
          style={cssVars({ "--stop": `${stop.degrees}deg`, "--turn": `${TURN_MS}ms` })}
        >
          {prizes.map((prize, index) => (
            <Sector
              key={prize.key}
              name={prize.name}
              index={index}
              count={prizes.length}
              look={lookOf(prize, index, prizes)}
              standing={stop.degrees}
            />
          ))}
          {phase === "shown" && place >= 0 && (
            <path d={sectorPath(place, prizes.length)} className={won} />
          )}
        </g>
        <circle r="34" className={css({ fill: "art-ground" })} />
        <circle r="32" className={css({ fill: "metal" })} />
        <path d="M-10 -121L10 -121L0 -93Z" className={pointer} />
      </svg>
      <div className={middle}>{hub}</div>
    </div>
  );
}

type Look = "best" | "even" | "odd" | "third";

interface SectorProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly look: Look;
  readonly standing: number;
}

function Sector({ name, index, count, look, standing }: SectorProps) {
  const at = middleOf(index, count);
  const { text, size } = prizeLabel(name);
  const round = isTurnedRound(at, standing);
  const along = `rotate(${at - 90}) translate(${LABEL_END} 0)`;
  return (
    <g>
      <path d={sectorPath(index, count)} className={sector({ look })} />
      <text
        fontSize={size}
        textAnchor={round ? "start" : "end"}
        transform={round ? `${along} rotate(180)` : along}
        className={label({ look })}
      >
        {text}
      </text>
    </g>
  );
}

/** The highest prize is of metal; no two neighbours look alike. */
function lookOf(prize: Prize, index: number, prizes: readonly Prize[]): Look {
  const best = Math.max(...prizes.map(({ rewardCents }) => rewardCents));
  if (prize.rewardCents === best) return "best";
  if (prizes.length % 2 === 1 && index === prizes.length - 1) return "third";
  return index % 2 === 0 ? "even" : "odd";
}

const frame = css({
  position: "relative",
  width: "full",
  maxWidth: { base: "80", desktop: { base: "96", _professional: "84" } },
  marginInline: "auto",
});
const drawing = css({ width: "full", height: "auto" });
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
  base: { stroke: "metal", strokeWidth: "1" },
  variants: {
    look: {
      best: { fill: "metal-on-art" },
      even: { fill: "art-ground" },
      odd: { fill: "art-accent" },
      third: { fill: "art-accent-on-art" },
    },
  },
});
const label = cva({
  base: { fontFamily: "figures", fontWeight: "bold", dominantBaseline: "central" },
  variants: {
    look: {
      best: { fill: "art-ground" },
      even: { fill: "on-art" },
      odd: { fill: "art-accent-text" },
      third: { fill: "art-accent-text" },
    },
  },
});
const won = css({ fill: "none", stroke: "on-art", strokeWidth: "4" });
const pointer = css({ fill: "on-art", stroke: "art-ground", strokeWidth: "2" });
const middle = css({
  position: "absolute",
  top: "1/2",
  left: "1/2",
  width: "1/4",
  aspectRatio: "1",
  translate: "-50% -50%",
});
