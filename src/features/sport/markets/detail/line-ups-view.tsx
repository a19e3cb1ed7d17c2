// The line-ups of a match: both teams on the field, the benches, and who is missing.
import { useTranslation } from "react-i18next";
import type { LineUps, SideLineUp } from "#contract/api/line-ups.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { listTime } from "#lib/time/list-times.ts";
import { fieldCaption, fieldDrawing, fieldFrame, fieldLines } from "./tracker/field-style.ts";
import { PITCH, shortName, spotOf } from "./field-spots.ts";

interface LineUpsViewProps {
  readonly match: SportMatch;
  readonly lineUps: LineUps;
}

type Side = "home" | "away";
const SIDES = ["home", "away"] as const satisfies readonly Side[];
const OUT = ["bench", "injured", "suspended"] as const;

export function LineUpsView({ match, lineUps }: LineUpsViewProps) {
  const { t } = useTranslation("sport");
  return (
    <Stack gap="3">
      {lineUps.announced ? (
        <Field match={match} lineUps={lineUps} />
      ) : (
        <Text color="text-muted" size="sm">
          {t("players.waiting", { time: listTime(lineUps.announcedAt) })}
        </Text>
      )}
      <div className={columns}>
        {SIDES.map((side) => (
          <Others key={side} team={teamOf(match, side)} side={lineUps[side]} />
        ))}
      </div>
    </Stack>
  );
}

const teamOf = ({ team_h, team_c }: SportMatch, side: Side): string =>
  side === "home" ? team_h : team_c;

function Field({ match, lineUps }: LineUpsViewProps) {
  const { t } = useTranslation("sport");
  const { team_h: home, team_c: away } = match;
  return (
    <figure className={fieldFrame}>
      <svg
        viewBox={`0 0 ${PITCH.width} ${PITCH.height}`}
        aria-hidden="true"
        className={fieldDrawing}
      >
        <g className={fieldLines}>
          <rect x="8" y="8" width="344" height="504" />
          <path d="M8 260h344M100 8v58h160V8M100 512v-58h160v58M145 8v22h70V8M145 512v-22h70v22" />
          <circle cx="180" cy="260" r="44" />
        </g>
        {SIDES.map((side) => (
          <g key={side}>
            {lineUps[side].players.map((player) =>
              player.spot === null ? null : (
                <Spot key={player.id} player={player} side={side} spot={player.spot} />
              ),
            )}
          </g>
        ))}
      </svg>
      {SIDES.map((side) => (
        <figcaption key={side} className={cx(fieldCaption, caption({ side }))}>
          {teamOf(match, side)} {lineUps[side].formation}
        </figcaption>
      ))}
      <div className={srOnly}>
        <p>{t("players.pitch", { home, away })}</p>
        {SIDES.map((side) => (
          <p key={side}>
            {t("players.starters", { team: teamOf(match, side) })}
            {lineUps[side].players
              .filter(({ state }) => state === "start")
              .map((player) => ` ${player.number} ${player.name}`)}
          </p>
        ))}
      </div>
    </figure>
  );
}

type Player = SideLineUp["players"][number];

interface SpotProps {
  readonly player: Player;
  readonly side: Side;
  readonly spot: NonNullable<Player["spot"]>;
}

function Spot({ player, side, spot }: SpotProps) {
  const [x, y] = spotOf(spot, side);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" className={shirt({ side })} />
      <text dy="4" className={number}>
        {player.number}
      </text>
      <text dy="28" className={label}>
        {shortName(player.name)}
      </text>
    </g>
  );
}

function Others({ team, side }: { readonly team: string; readonly side: SideLineUp }) {
  const { t } = useTranslation("sport");
  return (
    <Stack gap="2" minWidth="0">
      <Text as="h4" color="text-strong" size="sm" weight="semibold">
        {team}
      </Text>
      {OUT.map((state) => {
        const players = side.players.filter((player) => player.state === state);
        if (players.length === 0) return null;
        return (
          <Stack key={state} gap="1">
            <Text as="h5" size="xs" weight="medium" className={why({ state })}>
              {t(`players.${state}`)}
            </Text>
            <ul role="list" className={list}>
              {players.map((player) => (
                <li key={player.id}>
                  <Text as="span" color="text-muted" className={figures}>
                    {player.number}
                  </Text>{" "}
                  {player.name}
                </li>
              ))}
            </ul>
          </Stack>
        );
      })}
    </Stack>
  );
}

const shirt = cva({
  base: { fill: "art-ground", strokeWidth: "2.5" },
  variants: { side: { home: { stroke: "accent-mark" }, away: { stroke: "alt" } } },
});
// The drawing shrinks with the window, and its texts are read on a phone, too.
const number = css({
  fill: "on-art",
  fontSize: "sm",
  fontWeight: "bold",
  textAnchor: "middle",
});
const label = css({ fill: "on-art", fontSize: "sm", fontWeight: "medium", textAnchor: "middle" });
const caption = cva({
  base: { left: "2" },
  variants: { side: { home: { top: "2" }, away: { bottom: "2" } } },
});
const columns = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: "3",
});
const why = cva({
  variants: {
    state: {
      bench: { color: "text-muted" },
      injured: { color: "danger" },
      suspended: { color: "warning" },
    },
  },
});
const list = css({
  display: "grid",
  gap: "0-5",
  fontSize: "xs",
  overflowWrap: "anywhere",
});
