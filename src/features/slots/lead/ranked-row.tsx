import type { Game } from "#contract/api/game-list.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { VolatilitySteps } from "../games/volatility-steps.tsx";
import { RankedWords } from "#domain/games/ranked-words.tsx";

interface RankedRowProps {
  readonly game: Game;
  readonly rank: number;
  readonly onOpen: (game: Game) => void;
}

/** A game as a row of a ranking. */
export function RankedRow({ game, rank, onOpen }: RankedRowProps) {
  const { name, vendor, rtp, volatility, maxWin, image } = game;
  return (
    <PlainButton className={row} onClick={() => onOpen(game)}>
      <span className={cx(figures, place({ top: rank <= 3 }))}>{rank}</span>
      <RankedWords image={image} name={name} vendor={vendor} />
      <Text as="span" display={{ base: "none", wide: "block" }} color="text-muted" size="2xs">
        {volatility !== null && <VolatilitySteps value={volatility} />}
      </Text>
      <span className={cx(figures, css({ textAlign: "right" }))}>
        {rtp === null ? "" : `${rtp.toFixed(1)}%`}
        <Text as="span" display="block" color="text-muted" size="2xs" truncate>
          {maxWin}
        </Text>
      </span>
    </PlainButton>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "1.5rem 3rem minmax(0, 1fr) auto auto",
  gap: "3",
  alignItems: "center",
  width: "full",
  height: "full",
  paddingBlock: "2",
  paddingInline: "4",
  textAlign: "start",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});
const place = cva({
  base: { textAlign: "center", fontWeight: "bold" },
  variants: { top: { true: { color: "accent-text" }, false: { color: "text-muted" } } },
});
