import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { cva } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { toggleFavouriteDraw, useIsFavouriteDraw } from "./favourite-draws.ts";

export function DrawFavourite({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const on = useIsFavouriteDraw()(draw);
  return (
    <IconButton
      size="sm"
      icon={Star}
      aria-pressed={on}
      label={t("favourite.of", { name: draw.name })}
      className={star({ on })}
      onClick={() => toggleFavouriteDraw(draw)}
    />
  );
}

const star = cva({
  variants: { on: { true: { color: "metal-strong", "& svg": { fill: "current" } }, false: {} } },
});
