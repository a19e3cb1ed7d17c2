// The picture of a game in a wall: its highest win, and the way in while a pointer or the focus is on the tile
// (its button needs the class `group`).
import type { ReactNode } from "react";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { GamePicture } from "./game-picture.tsx";
import { TopWin } from "./top-win.tsx";

interface EnterCoverProps {
  readonly game: Game;
  readonly enter: string;
  /** Lies over the picture instead, while the game cannot be entered. */
  readonly closed?: ReactNode;
}

export function EnterCover({ game, enter, closed }: EnterCoverProps) {
  return (
    <GamePicture game={game}>
      <TopWin game={game} />
      {closed ?? (
        <span className={veil}>
          <span className={buttonStyle({ tone: "light", size: "sm" })}>{enter}</span>
        </span>
      )}
    </GamePicture>
  );
}

// Not drawn until then: a transparent part in each tile would make each tile a layer of the compositor.
const veil = css({
  position: "absolute",
  inset: "0",
  display: "none",
  placeItems: "center",
  background: "art-veil",
  transitionProperty: "opacity",
  transitionDuration: "base",
  _starting: { opacity: "0" },
  "@media (hover: hover)": { _groupHover: { display: "grid" } },
  _groupFocusVisible: { display: "grid" },
});
