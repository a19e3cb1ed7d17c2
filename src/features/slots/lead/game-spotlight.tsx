// The most played game large, the next ones beside it: as a ranking or as covers, like the brand's home page.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { LeadTile } from "./lead-tile.tsx";
import { RankedRow } from "./ranked-row.tsx";
import { CoverTile } from "../wall/cover-tile.tsx";
import { WaitingCell } from "../wall/game-cell.tsx";
import { useLeadGames } from "./use-lead-games.ts";

interface SpotlightProps {
  readonly venue: VenueSwitch;
  readonly ranked: boolean;
  readonly onOpen: (game: Game) => void;
}

const RANKED = 9;
const COVERS = 9;

export function GameSpotlight({ venue, ranked, onOpen }: SpotlightProps) {
  const { t } = useTranslation("slots");
  const { games, failed } = useLeadGames(venue, {});
  if (failed || games?.length === 0) return null;
  const shown = games?.slice(0, ranked ? RANKED : COVERS);
  const [first, ...others] = shown ?? [];
  return (
    <section aria-labelledby="lobby-hot" aria-busy={shown === undefined} className={room}>
      <SectionHead id="lobby-hot" title={t("spotlight.title")} note={t("spotlight.note")} />
      {first === undefined ? (
        <Waiting ranked={ranked} />
      ) : (
        <div className={grid({ ranked })}>
          <LeadTile game={first} lead={t("spotlight.lead")} tall={!ranked} onOpen={onOpen} />
          {ranked ? (
            <ol className={list} start={2}>
              {others.map((game, at) => (
                <li key={`${game.enName} ${game.id}`} className={item}>
                  <RankedRow game={game} rank={at + 2} onOpen={onOpen} />
                </li>
              ))}
            </ol>
          ) : (
            <ul className={covers}>
              {others.map((game) => (
                <li key={`${game.enName} ${game.id}`}>
                  <CoverTile game={game} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

function Waiting({ ranked }: { readonly ranked: boolean }) {
  const places = Array.from({ length: ranked ? RANKED - 1 : COVERS - 1 }, (_, at) => at);
  return (
    <div aria-hidden="true" className={grid({ ranked })}>
      <Skeleton className={waitingLead} />
      <div className={ranked ? list : covers}>
        {places.map((at) =>
          ranked ? (
            <div key={at} className={cx(item, waitingRow)}>
              <Skeleton radius="md" className={css({ width: "10", height: "10" })} />
              <Skeleton className={css({ width: "2/5" })} />
            </div>
          ) : (
            <div key={at}>
              <WaitingCell />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

const room = css({ containerType: "inline-size", minWidth: "0" });
const grid = cva({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: { base: "4", _professional: "2" },
  },
  variants: {
    ranked: {
      true: {
        "@container (min-width: 54rem)": {
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)",
        },
      },
      false: {
        "@container (min-width: 54rem)": {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
        },
      },
    },
  },
});
const list = css({
  display: "grid",
  gap: "1px",
  overflow: "hidden",
  borderRadius: "lg",
  boxShadow: "1-edge",
  // The lines between rows are the ground seen through the gaps.
  background: "border",
  "@container (min-width: 40rem)": {
    gridAutoFlow: "column",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridTemplateRows: "repeat(4, minmax(0, 1fr))",
  },
});
const item = css({ minWidth: "0", background: "surface" });
const covers = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: { base: "4", _professional: "2" },
  "@container (max-width: 39.99rem)": {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "& > :nth-child(n+7)": { display: "none" },
  },
});
const waitingLead = css({
  height: "full",
  minHeight: { base: "64", _professional: "56" },
  borderRadius: "tile",
});
const waitingRow = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "16",
  paddingInline: "4",
});
