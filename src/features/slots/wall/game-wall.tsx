// All games of a list as a wall of covers. Only the rows near the window are rendered.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { cva } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { GRID } from "#ui/tables/grid-roles.ts";
import type { GameSource } from "../filter/game-pages.ts";
import { scrollTopFor } from "./row-span.ts";
import { useWallFocus } from "./use-wall-focus.ts";
import { useWallRows } from "./use-wall-rows.ts";
import type { WallLayout } from "./wall-layout.ts";
import { WallRow } from "./wall-row.tsx";

interface GameWallProps {
  readonly source: GameSource;
  readonly total: number;
  readonly layout: WallLayout;
  /** Pixels from the top of the document. */
  readonly top: number;
  /** A newer list is on its way. */
  readonly changing: boolean;
  /** The same function at each render. */
  readonly onOpen: (game: Game) => void;
}

export function GameWall(props: GameWallProps) {
  const { source, total, layout, top, changing, onOpen } = props;
  const { t } = useTranslation("slots");
  const box = useRef<HTMLDivElement>(null);
  const { columns, gap, rowHeight } = layout;
  const count = Math.ceil(total / columns);
  const show = (row: number) => {
    const to = scrollTopFor(row, window, { rowHeight, top });
    if (to !== null) window.scrollTo({ top: to, behavior: "instant" });
  };
  const focus = useWallFocus({ box, total, columns, rowHeight, show });
  const { active, focused, ...handlers } = focus;
  const kept = focused && count > 0 ? Math.floor(active / columns) : null;
  const { first, rows } = useWallRows({ count, rowHeight, kept, top });
  // Entered by Tab, the focus lands where the player looks.
  const stop = focused ? active : Math.min(first * columns, Math.max(0, total - 1));
  return (
    <div
      ref={box}
      {...GRID}
      aria-label={t("wall")}
      aria-rowcount={count}
      aria-colcount={columns}
      aria-busy={changing}
      className={wall({ changing })}
      style={{
        ...cssVars({ "--columns": columns, "--gap": `${gap}px` }),
        height: Math.max(0, count * rowHeight - gap),
      }}
      {...handlers}
    >
      {rows.map((row) => (
        <WallRow
          key={row}
          source={source}
          row={row}
          columns={columns}
          total={total}
          top={row * rowHeight}
          stop={Math.floor(stop / columns) === row ? stop : null}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

const wall = cva({
  base: {
    position: "relative",
    containerType: "inline-size",
    overflowAnchor: "none",
    transitionProperty: "opacity",
    transitionDuration: "base",
  },
  variants: { changing: { true: { opacity: "0.55" }, false: {} } },
});
