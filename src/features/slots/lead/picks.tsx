// New, exclusive and jackpot games in one row, the member's choice of the three.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { CardRow } from "#domain/games/lobby/card-row.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CoverTile } from "../wall/cover-tile.tsx";
import { useLeadGames } from "./use-lead-games.ts";

interface PicksProps {
  readonly venue: VenueSwitch;
  readonly onOpen: (game: Game) => void;
}

const KINDS = ["new", "exclusive", "jackpot"] as const;
type Kind = (typeof KINDS)[number];

const SHOWN = 16;

export function Picks({ venue, onOpen }: PicksProps) {
  const { t } = useTranslation("slots");
  const [kind, setKind] = useState<Kind>("new");
  const newest = useLeadGames(venue, { sort: "new" }, kind === "new");
  const hot = useLeadGames(venue, {}, kind === "exclusive");
  const prizes = useLeadGames(venue, { sort: "jackpot" }, kind === "jackpot");
  const { games, failed } = { new: newest, exclusive: hot, jackpot: prizes }[kind];
  if (failed && kind === "new") return null;
  const shown = games?.filter((game) => isOf(kind, game)).slice(0, SHOWN);
  return (
    <CardRow
      title={t("picks.title")}
      busy={shown === undefined}
      className={columns}
      tools={
        <Segmented
          label={t("picks.label")}
          options={KINDS.map((value) => ({ value, label: t(`picks.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {shown === undefined && !failed && <Waiting />}
      {(failed || shown?.length === 0) && (
        <Box as="li" minWidth="full" paddingBlock="10" color="text-muted" textAlign="center">
          {t("picks.none")}
        </Box>
      )}
      {shown?.map((game) => (
        <li key={`${game.enName} ${game.id}`}>
          <CoverTile game={game} jackpot={kind === "jackpot"} onOpen={onOpen} />
        </li>
      ))}
    </CardRow>
  );
}

function isOf(kind: Kind, { tag, jackpotCents }: Game): boolean {
  if (kind === "jackpot") return jackpotCents !== null;
  return kind === "new" || tag === kind;
}

const WAITING = 8;

function Waiting() {
  return Array.from({ length: WAITING }, (_, at) => (
    <li key={at} aria-hidden="true">
      <Skeleton className={cover} />
      <Box as="span" display="block" height="6" />
    </li>
  ));
}

const columns = css({
  "& > *": { width: { base: "34", desktop: { base: "44", _professional: "34" } } },
});
const cover = css({ aspectRatio: "4 / 5", borderRadius: "tile" });
