// A game as a row of a ranking.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cva } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { useOpenGame, venueOfCode } from "../use-open-game.ts";
import { Art } from "#ui/art.tsx";
import { PlainButton } from "#ui/plain-button.tsx";

export function RankedGame({ game, rank }: { readonly game: Game; readonly rank: number }) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  const open = useOpenGame(venueOfCode(game.category), game);
  return (
    <PlainButton onClick={open} className={rankedRow}>
      <span className={place({ top: rank <= 3 })}>{rank}</span>
      <Art src={media(game.image)} loading="lazy" className={picture} />
      <span className={words}>
        <span className={name}>{game.name}</span>
        <span className={small}>{game.vendor}</span>
      </span>
      <span className={figures}>
        {game.rtp === null ? t(`games.category.${game.category}`) : `${game.rtp.toFixed(1)}%`}
        <span className={small}>{game.maxWin}</span>
      </span>
    </PlainButton>
  );
}

const place = cva({
  base: {
    textAlign: "center",
    textStyle: "figures",
    fontWeight: "semibold",
  },
  variants: { top: { true: { color: "accent-text" }, false: { color: "text-muted" } } },
});

const picture = css({ width: "12", height: "12", borderRadius: "sm", objectFit: "cover" });

const words = css({ minWidth: "0" });

const name = css({
  display: "block",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  truncate: true,
});

const small = css({ display: "block", fontSize: "2xs", color: "text-muted", truncate: true });

const figures = css({
  textAlign: "right",
  textStyle: "figures",
  lineHeight: "tight",
});

export const rankedRow = css({
  display: "grid",
  gridTemplateColumns: "1.5rem 3rem minmax(0, 1fr) auto",
  gap: "2-5",
  alignItems: "center",
  width: "full",
  paddingBlock: "2",
  paddingInline: "4",
  textAlign: "start",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});
