// Events of a match, newest first. Attacks and shots are left to the drawing: they would bury the rest.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent, SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { figures } from "#ui/money.tsx";
import { eventKey, eventName, minuteText } from "./event-words.ts";

interface EventListProps {
  readonly match: SportMatch;
  readonly events: readonly MatchEvent[];
}

const QUIET: ReadonlySet<string> = new Set(["attack", "shot", "foul"]);
const FEW = 12;
/** Sports whose events carry the clock of the match. */
const CLOCKED: ReadonlySet<string> = new Set(["FT", "VF"]);

export function EventList({ match, events }: EventListProps) {
  const { t } = useTranslation("sport");
  const [all, setAll] = useState(false);
  const shown = events.filter(({ kind }) => !QUIET.has(kind)).toReversed();
  if (shown.length === 0) return <p className={none}>{t("detail.noEvents")}</p>;
  return (
    <>
      <ol role="list" className={list}>
        {(all ? shown : shown.slice(0, FEW)).map((event) => (
          <EventLine key={event.id} match={match} event={event} />
        ))}
      </ol>
      {shown.length > FEW && !all && (
        <Button size="sm" tone="ghost" onClick={() => setAll(true)}>
          {t("detail.allEvents", { count: shown.length })}
        </Button>
      )}
    </>
  );
}

function EventLine({ match, event }: { readonly match: SportMatch; readonly event: MatchEvent }) {
  const { t } = useTranslation("sport");
  const { kind, side, score } = event;
  const key = eventKey(kind);
  const what = t(`detail.event.${eventName(kind, match.sport)}`);
  return (
    <li className={line({ side: side ?? "none" })}>
      {CLOCKED.has(match.sport) && side !== null && (
        <span className={cx(figures, minute)}>{minuteText(event, match.sport, t)}</span>
      )}
      <b className={mark({ kind: key })}>{what}</b>
      {side !== null && <span>{side === "H" ? match.team_h : match.team_c}</span>}
      <span className={cx(figures, scoreStyle)}>{score.join("-")}</span>
    </li>
  );
}

const none = css({ color: "text-muted", fontSize: "sm" });
const list = css({ display: "grid", gap: "1" });
const line = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    paddingInline: "3",
    paddingBlock: "1-5",
    borderRadius: "sm",
    background: "surface-sunken",
    fontSize: "xs",
  },
  variants: {
    side: {
      H: { boxShadow: "[inset 3px 0 0 {colors.accent-mark}]" },
      C: { boxShadow: "[inset 3px 0 0 {colors.alt}]" },
      none: {},
    },
  },
});
const minute = css({ minWidth: "8", color: "text-muted" });
const scoreStyle = css({ marginLeft: "auto", color: "text-strong", fontWeight: "semibold" });
const mark = cva({
  base: { color: "text-strong", fontWeight: "semibold" },
  variants: {
    kind: {
      goal: { color: "win" },
      red: { color: "danger" },
      yellow: { color: "warning" },
      corner: {},
      shot: {},
      attack: {},
      foul: {},
      period: { color: "text-muted" },
      point: {},
      set: {},
      game: {},
      blood: { color: "danger" },
      tower: {},
      substitution: {},
      other: {},
    },
  },
});
