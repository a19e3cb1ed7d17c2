// Tournaments of the site: prize, teams, dates, how far they have gone.
import { Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Heading, Row, Text } from "#styled/jsx/index.js";
import { listDay } from "#lib/time/list-times.ts";
import { CardRow } from "#domain/games/lobby/card-row.tsx";
import { useVenueInfo, type VenueInfo } from "#domain/games/lobby/use-venue-info.ts";
import { toContent } from "#domain/games/lobby/to-content.ts";
import { useNow } from "#lib/time/use-now.ts";
import { Badge } from "#ui/text/badge.tsx";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { useEsports } from "../desk/use-esports.ts";
import { BOARD_ID, useGamingAddress } from "../desk/use-gaming-address.ts";
import { byStage, passedShare, tournamentStage } from "./tournament-stage.ts";

type Tournament = VenueInfo["tournaments"][number];

/** Optional: left out without tournaments. */
export function Tournaments() {
  const { t } = useTranslation("gaming");
  const { data } = useVenueInfo("gaming");
  const now = useNow();
  const counts = useEsports().data?.counts;
  const [{ cup }, change] = useGamingAddress();
  const open = ({ id, game }: Tournament) => {
    if (id === cup) return change({ game: null, cup: null });
    change({ game: counts?.find(({ name }) => name === game)?.sport ?? null, cup: id });
    toContent(BOARD_ID);
  };
  if (data === undefined || data.tournaments.length === 0) return null;
  const note = t("tournaments.note", { count: data.tournaments.length });
  return (
    <CardRow title={t("tournaments.title")} note={note} className={columns}>
      {byStage(data.tournaments, now).map((one) => (
        <li key={one.id}>
          <TournamentCard
            tournament={one}
            now={now}
            chosen={one.id === cup}
            onOpen={() => open(one)}
          />
        </li>
      ))}
    </CardRow>
  );
}

const TONES = { running: "live", next: "accent", over: "neutral" } as const;

interface TournamentCardProps {
  readonly tournament: Tournament;
  readonly now: number;
  readonly chosen: boolean;
  /** Shows the matches of its game, and its cup. */
  readonly onOpen: () => void;
}

function TournamentCard({ tournament, now, chosen, onOpen }: TournamentCardProps) {
  const { t } = useTranslation("gaming");
  const { name, game, prize, startsAt, endsAt, teams } = tournament;
  const stage = tournamentStage(tournament, now);
  return (
    <article aria-label={name} className={cx(cardStyle, card)} data-chosen={chosen || undefined}>
      <Row as="p" align="center" gap="2" minWidth="0" color="text-muted" size="xs">
        <Badge tone={TONES[stage]}>{t(`tournaments.${stage}`)}</Badge>
        <Text as="span" truncate>
          {game}
        </Text>
      </Row>
      <Heading as="h3" size="md" truncate>
        <CardButton aria-pressed={chosen} onClick={onOpen}>
          {name}
        </CardButton>
      </Heading>
      {prize !== "" && (
        <p className={worth}>
          <Icon as={Trophy} />
          {prize}
        </p>
      )}
      <span
        aria-hidden="true"
        className={bar({ stage })}
        style={cssVars({ "--share": passedShare(tournament, now) })}
      />
      <Row
        as="p"
        align="center"
        gap="2"
        minWidth="0"
        color="text-muted"
        size="xs"
        className={figures}
      >
        {listDay(startsAt, [startsAt, endsAt])} – {listDay(endsAt, [startsAt, endsAt])}
        {teams > 0 && (
          <Box as="span" marginLeft="auto">
            {t("tournaments.teams", { count: teams })}
          </Box>
        )}
      </Row>
    </article>
  );
}

const columns = css({ "& > *": { width: { base: "68", desktop: "76" } } });
const card = css({
  position: "relative",
  display: "grid",
  gap: "2",
  height: "full",
  padding: { base: "4", _professional: "3" },
  _hover: { background: "surface-hover" },
  "&[data-chosen]": { outline: "mark" },
});
const worth = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  color: "alt-text",
  fontSize: "lg",
  fontWeight: "bold",
  textStyle: "figures",
});
const bar = cva({
  base: {
    height: "bar",
    borderRadius: "2px",
    background: "surface-sunken",
    overflow: "hidden",
    _after: {
      content: '""',
      display: "block",
      width: "[calc(100% * var(--share))]",
      height: "full",
    },
  },
  variants: {
    stage: {
      running: { _after: { background: "live" } },
      next: { _after: { background: "accent-mark" } },
      over: { _after: { background: "border-strong" } },
    },
  },
});
