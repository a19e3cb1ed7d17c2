// A game as a row of a ranking.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css, cva } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useOpenGame, venueOfCode } from "../use-open-game.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { RankedWords } from "#domain/games/ranked-words.tsx";

export function RankedGame({ game, rank }: { readonly game: Game; readonly rank: number }) {
  const { t } = useTranslation("home");
  const open = useOpenGame(venueOfCode(game.category), game);
  return (
    <PlainButton onClick={open} className={rankedRow}>
      <span className={place({ top: rank <= 3 })}>{rank}</span>
      <RankedWords {...game} />
      <Text as="span" textAlign="right" textStyle="figures" lineHeight="tight">
        {game.rtp === null ? t(`games.category.${game.category}`) : `${game.rtp.toFixed(1)}%`}
        <Text as="span" display="block" size="2xs" color="text-muted" truncate>
          {game.maxWin}
        </Text>
      </Text>
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
