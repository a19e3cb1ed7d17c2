import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { toggleFavourite, useIsFavourite } from "../../../session/games/favourites.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

interface FavouriteButtonProps {
  readonly game: Game;
  /** `cover` lies on a picture, `labelled` has its name beside the heart. */
  readonly look: "cover" | "labelled";
  readonly className?: string;
}

export function FavouriteButton({ game, look, className }: FavouriteButtonProps) {
  const { t } = useTranslation("slots");
  const target = { enName: game.enName, gameCode: game.id };
  const on = useIsFavourite(target);
  const press = () => void toggleFavourite(target);
  if (look === "labelled")
    return (
      <Button aria-pressed={on} className={cx(heart({ on }), className)} onClick={press}>
        <Icon as={Heart} />
        {t("favourite.short")}
      </Button>
    );
  return (
    <IconButton
      size="sm"
      tone="glass"
      icon={Heart}
      // The wall is one tab stop; by keyboard a favourite is chosen in the details.
      tabIndex={-1}
      aria-pressed={on}
      label={t("favourite.named", { name: game.name })}
      className={cx(heart({ on }), onCover, className)}
      onClick={press}
    />
  );
}

const heart = cva({
  variants: {
    on: { true: { "& svg": { color: "live", fill: "current" } }, false: {} },
  },
});
const onCover = css({ background: "art-panel!" });
