import { Heart } from "lucide-react";
import { cva, cx } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { type Favourite, toggleFavourite, useIsFavourite } from "./favourites.ts";

interface FavouriteHeartProps extends Favourite {
  /** Spoken name, with the name of what is collected. */
  readonly label: string;
  readonly onArt?: boolean;
  /** `-1` where the card's own tab stop leads to a second heart. */
  readonly tabIndex?: number;
  /** It lies over its parent, where `className` places it. */
  readonly floating?: boolean;
  readonly className?: string;
}

/** Adds a table or a room to the member's favourites, or removes it. */
export function FavouriteHeart(props: FavouriteHeartProps) {
  const { enName, gameCode, label, onArt = false, tabIndex, floating, className } = props;
  const target = { enName, gameCode };
  const on = useIsFavourite(target);
  return (
    <IconButton
      size="sm"
      tone={onArt ? "glass" : "ghost"}
      floating={floating}
      icon={Heart}
      label={label}
      tabIndex={tabIndex}
      aria-pressed={on}
      className={cx(heart({ on, onArt }), className)}
      onClick={() => void toggleFavourite(target)}
    />
  );
}

const heart = cva({
  variants: {
    on: { true: { "& svg": { color: "live", fill: "current" } }, false: {} },
    onArt: {
      true: { "&[aria-pressed], &[aria-pressed]:enabled:hover": { background: "art-panel" } },
      false: {},
    },
  },
});
