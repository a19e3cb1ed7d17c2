import type { Game } from "#contract/api/game-list.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import { Art } from "#ui/art.tsx";
import { figures } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { VolatilitySteps } from "../games/volatility-steps.tsx";

interface RankedRowProps {
  readonly game: Game;
  readonly rank: number;
  readonly onOpen: (game: Game) => void;
}

/** A game as a row of a ranking. */
export function RankedRow({ game, rank, onOpen }: RankedRowProps) {
  const media = useMediaUrl();
  const { name, vendor, rtp, volatility, maxWin, image } = game;
  return (
    <PlainButton className={row} onClick={() => onOpen(game)}>
      <span className={cx(figures, place({ top: rank <= 3 }))}>{rank}</span>
      <Art src={media(image)} loading="lazy" className={picture} />
      <span className={css({ minWidth: "0" })}>
        <span className={title}>{name}</span>
        <span className={small}>{vendor}</span>
      </span>
      <span className={steps}>{volatility !== null && <VolatilitySteps value={volatility} />}</span>
      <span className={cx(figures, css({ textAlign: "right" }))}>
        {rtp === null ? "" : `${rtp.toFixed(1)}%`}
        <span className={small}>{maxWin}</span>
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
  cursor: "pointer",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});
const place = cva({
  base: { textAlign: "center", fontWeight: "bold" },
  variants: { top: { true: { color: "accent-text" }, false: { color: "text-muted" } } },
});
const picture = css({ width: "12", height: "12", borderRadius: "sm", objectFit: "cover" });
const title = css({
  display: "block",
  color: "text-strong",
  fontWeight: "semibold",
  lineHeight: "tight",
  truncate: true,
});
const small = css({ display: "block", color: "text-muted", fontSize: "2xs", truncate: true });
const steps = css({
  display: { base: "none", wide: "block" },
  color: "text-muted",
  fontSize: "2xs",
});
