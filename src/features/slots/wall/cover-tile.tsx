import type { Game } from "#contract/api/game-list.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { GamePicture } from "#domain/games/covers/game-picture.tsx";
import { TopWin } from "#domain/games/covers/top-win.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { coverButton } from "./game-cell.tsx";

interface CoverTileProps {
  readonly game: Game;
  /** The jackpot stands on the picture in place of the highest win. */
  readonly jackpot?: boolean;
  readonly onOpen: (game: Game) => void;
}

/** A game of the lead area: cover and name. */
export function CoverTile({ game, jackpot = false, onOpen }: CoverTileProps) {
  const { name, opensAt, jackpotCents } = game;
  return (
    <PlainButton className={cx("group", coverButton)} onClick={() => onOpen(game)}>
      <GamePicture game={game}>
        {jackpot && jackpotCents !== null ? (
          <span className={cx(figures, prize)}>{formatCents(wholeYuan(jackpotCents))}</span>
        ) : (
          <TopWin game={game} />
        )}
        {opensAt !== null && <MaintenanceMark opensAt={opensAt} look="cover" />}
      </GamePicture>
      <span className={title}>{name}</span>
    </PlainButton>
  );
}

const wholeYuan = (cents: number) => Math.floor(cents / 100) * 100;

const prize = css({
  position: "absolute",
  insetInline: "2",
  bottom: "2",
  color: "metal-on-art",
  fontSize: "sm",
  fontWeight: "bold",
  truncate: true,
});
const title = css({
  display: "block",
  marginTop: "1-5",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  lineHeight: "tight",
  truncate: true,
});
