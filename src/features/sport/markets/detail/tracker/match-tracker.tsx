// The match as a drawing: the field of its sport, the side in possession, and the path of the ball.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMatchState } from "../../../feed/feed-store.ts";
import { eventName } from "./event-words.ts";
import { fieldCaption, fieldDrawing, fieldFrame, fieldLines } from "./field-style.ts";
import { FieldLines } from "./field-lines.tsx";
import { FIELD, fieldOf, outcomeOf, type Point, type Track, trackOf, trailPath } from "./track.ts";

interface MatchTrackerProps {
  readonly match: SportMatch;
  readonly events: readonly MatchEvent[];
}

export function MatchTracker({ match, events }: MatchTrackerProps) {
  const { t } = useTranslation("sport");
  const state = useMatchState(match.gameId) ?? match.state;
  const over = outcomeOf({ state });
  const track = over === null ? trackOf(events) : null;
  const said =
    track === null
      ? t(over ?? `detail.tracker.${state.isLive ? "running" : "waiting"}`)
      : t("detail.tracker.said", {
          team: track.side === "H" ? match.team_h : match.team_c,
          event: t(`detail.event.${eventName(track.kind, match.sport)}`),
        });
  return (
    <figure className={fieldFrame}>
      <svg
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        aria-hidden="true"
        className={fieldDrawing}
      >
        <Ground />
        {track !== null && <Pressure side={track.side} />}
        <g className={fieldLines}>
          <FieldLines kind={fieldOf(match)} />
        </g>
        {track !== null && <Ball track={track} />}
      </svg>
      <figcaption className={cx(fieldCaption, caption({ side: track?.side ?? "none" }))}>
        {said}
      </figcaption>
    </figure>
  );
}

function Ground() {
  const stripes = Array.from({ length: 6 }, (_, index) => index * 50);
  return (
    <>
      <rect width={FIELD.width} height={FIELD.height} className={ground} />
      {stripes.map((x) => (
        <rect key={x} x={x} width="25" height={FIELD.height} className={stripe} />
      ))}
    </>
  );
}

/** Tints the half under attack. */
function Pressure({ side }: { readonly side: Track["side"] }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1={side === "H" ? 0 : 1} x2={side === "H" ? 1 : 0}>
        <stop offset="0.35" className={wash({ side, strength: "none" })} />
        <stop offset="1" className={wash({ side, strength: "full" })} />
      </linearGradient>
      <rect width={FIELD.width} height={FIELD.height} fill={`url(#${id})`} />
    </>
  );
}

function Ball({ track }: { readonly track: Track }) {
  const { trail, side } = track;
  const [x, y]: Point = trail.at(-1) ?? [FIELD.width / 2, FIELD.height / 2];
  return (
    <>
      <path d={trailPath(trail)} className={way} />
      {trail.slice(0, -1).map(([left, top]) => (
        <circle key={`${left} ${top}`} cx={left} cy={top} r="3" className={before} />
      ))}
      <g style={{ transform: `translate(${x}px, ${y}px)` }} className={moving}>
        <circle r="10" className={halo({ side })} />
        <circle r="5" className={ball} />
      </g>
    </>
  );
}

const ground = css({ fill: "art-ground" });
const stripe = css({ fill: "on-art", fillOpacity: "0.04" });
const wash = cva({
  variants: {
    side: { H: { stopColor: "{colors.accent-mark}" }, C: { stopColor: "{colors.alt}" } },
    strength: { none: { stopOpacity: "0" }, full: { stopOpacity: "0.75" } },
  },
});
const way = css({
  fill: "none",
  stroke: "on-art",
  strokeWidth: "1.5",
  strokeDasharray: "3 4",
  strokeLinecap: "round",
});
const before = css({ fill: "on-art", fillOpacity: "0.7" });
const moving = css({ transition: "transform {durations.slow} {easings.out}" });
const halo = cva({
  base: { fillOpacity: "0.9", stroke: "on-art", strokeWidth: "1" },
  variants: { side: { H: { fill: "accent-mark" }, C: { fill: "alt" } } },
});
const ball = css({ fill: "on-art" });
const caption = cva({
  base: { bottom: "2" },
  variants: {
    side: { H: { left: "2" }, C: { right: "2" }, none: { left: "2" } },
  },
});
