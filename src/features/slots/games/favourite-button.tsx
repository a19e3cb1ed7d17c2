import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { cva } from "#styled/css/index.js";
import { toggleFavourite, useIsFavourite } from "#domain/games/favourites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** The heart with its word, in the details. */
export function FavouriteButton({ game }: { readonly game: Game }) {
  const { t } = useTranslation("slots");
  const target = { enName: game.enName, gameCode: game.id };
  const on = useIsFavourite(target);
  return (
    <Button
      aria-pressed={on}
      className={heart({ on })}
      onClick={() => void toggleFavourite(target)}
    >
      <Icon as={Heart} />
      {t("favourite.short")}
    </Button>
  );
}

const heart = cva({
  variants: {
    on: { true: { "& svg": { color: "live", fill: "current" } }, false: {} },
  },
});
