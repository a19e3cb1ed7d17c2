// Who presses, minute by minute: the home side above the line, the away side below, with goals and cards on it.
import { useTranslation } from "react-i18next";
import type { MatchEvent, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import type { MatchFacts } from "../../feed/feed-store.ts";
import { eventKey, minuteText } from "./tracker/event-words.ts";
import { barsOf, endOf, marksOf, MIDDLE, momentumNow, momentumTicks, VIEW } from "./momentum.ts";

interface MomentumGraphProps {
  readonly match: SportMatch;
  readonly momentum: MatchFacts["momentum"];
  readonly events: readonly MatchEvent[];
  /** False: the teams stand above it. */
  readonly named?: boolean;
}

export function MomentumGraph({ match, momentum, events, named = true }: MomentumGraphProps) {
  const { t } = useTranslation("sport");
  const end = endOf(match.sport, momentum);
  const now = momentumNow(momentum);
  const leader = now === "level" ? null : now === "home" ? match.team_h : match.team_c;
  return (
    <Stack as="figure" gap="1" minWidth="0">
      <figcaption className={srOnly}>
        {leader === null ? t("find.momentum.level") : t("find.momentum.leads", { team: leader })}
      </figcaption>
      {named && (
        <Row justify="space-between" gap="3" size="2xs" weight="semibold" aria-hidden="true">
          <span className={nameStyle({ side: "H" })}>{match.team_h}</span>
          <span className={nameStyle({ side: "C" })}>{match.team_c}</span>
        </Row>
      )}
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={drawing}
      >
        {barsOf(momentum, end).map(({ side, ...bar }) => (
          <rect key={bar.x} {...bar} className={barStyle({ side })} />
        ))}
        <line x1="0" x2={VIEW.width} y1={MIDDLE} y2={MIDDLE} className={axis} />
      </svg>
      <ol role="list" aria-label={t("find.momentum.events")} className={line}>
        {marksOf(events, end).map(({ event, left }) => {
          const key = eventKey(event.kind);
          const team = event.side === "H" ? match.team_h : match.team_c;
          const said = `${minuteText(event, match.sport, t)} ${t(`detail.event.${key}`)} ${team}`;
          return (
            <li
              key={event.id}
              title={said}
              style={{ left: `${left}%` }}
              className={mark({ kind: markKind(event.kind), side: event.side ?? "H" })}
            >
              <span className={srOnly}>{said}</span>
            </li>
          );
        })}
      </ol>
      <div className={cx(figures, scale)} aria-hidden="true">
        {momentumTicks(end).map(({ at, left }) => (
          <span key={at} style={{ left: `${left}%` }} className={tick}>
            {t("detail.minute", { n: at / 60 })}
          </span>
        ))}
      </div>
    </Stack>
  );
}

function markKind(kind: string): "goal" | "red" | "yellow" {
  return kind === "red" || kind === "yellow" ? kind : "goal";
}

const nameStyle = cva({
  base: { truncate: true, paddingLeft: "2" },
  variants: {
    side: {
      H: { boxShadow: "mark-left" },
      C: { boxShadow: "alt-left" },
    },
  },
});
const drawing = css({
  width: "full",
  height: "20",
  borderRadius: "sm",
  background: "surface-sunken",
});
const barStyle = cva({
  variants: { side: { H: { fill: "accent-mark" }, C: { fill: "alt" } } },
});
const axis = css({
  stroke: "border-strong",
  strokeWidth: "1px",
  vectorEffect: "non-scaling-stroke",
});
const line = css({ position: "relative", height: "5" });
const mark = cva({
  base: { position: "absolute", width: "2", height: "2", translate: "-50% 0" },
  variants: {
    kind: {
      goal: { borderRadius: "pill", background: "text-strong" },
      red: { borderRadius: "2px", background: "card-red" },
      yellow: { borderRadius: "2px", background: "card-yellow" },
    },
    side: { H: { top: "0" }, C: { top: "2-75" } },
  },
});
const scale = css({
  position: "relative",
  height: "4",
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: "none",
});
const tick = css({
  position: "absolute",
  translate: "-50% 0",
  _first: { translate: "0 0" },
  _last: { translate: "-100% 0" },
});
