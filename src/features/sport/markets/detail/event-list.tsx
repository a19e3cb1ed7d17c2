// Events of a match, newest first. Attacks and shots are left to the drawing: they would bury the rest.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MatchEvent, SportMatch } from "#contract/api/sport.ts";
import { cva } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { EventPlayers } from "./event-players.tsx";
import { eventKey, eventName, minuteText } from "./tracker/event-words.ts";

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
  if (shown.length === 0)
    return (
      <Text color="text-muted" size="sm">
        {t("detail.noEvents")}
      </Text>
    );
  return (
    <>
      <Stack as="ol" role="list" gap="1">
        {(all ? shown : shown.slice(0, FEW)).map((event) => (
          <EventLine key={event.id} match={match} event={event} />
        ))}
      </Stack>
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
        <Text as="span" minWidth="8" color="text-muted" className={figures}>
          {minuteText(event, match.sport, t)}
        </Text>
      )}
      <b className={mark({ kind: key })}>{what}</b>
      {side !== null && <span>{side === "H" ? match.team_h : match.team_c}</span>}
      <EventPlayers event={event} />
      <Text as="span" marginLeft="auto" color="text-strong" weight="semibold" className={figures}>
        {score.join("-")}
      </Text>
    </li>
  );
}

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
      H: { boxShadow: "mark-left" },
      C: { boxShadow: "alt-left" },
      none: {},
    },
  },
});
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
