import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { CountdownRing } from "./countdown-ring.tsx";

/** Top of a table's card; hovering the card moves the picture. */
export function TableTileScene({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  return (
    <div className={scene}>
      <CoverArt src={media(table.image)} zoom />
      <span className={seated}>
        <Icon as={Users} size={1} />
        {formatCount(table.seated)}
      </span>
      <span className={ring}>
        <CountdownRing
          total={table.roundSeconds}
          left={table.secondsLeft}
          label={t("tables.left")}
        />
      </span>
    </div>
  );
}

const scene = css({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 8.4",
  background: "art-ground",
  _professional: { aspectRatio: "16 / 6" },
});

const seated = css({
  position: "absolute",
  left: "2",
  top: "2",
  display: "flex",
  alignItems: "center",
  gap: "1",
  height: "6",
  paddingInline: "2",
  borderRadius: "pill",
  background: "art-panel",
  color: "on-art",
  fontSize: "2xs",
  textStyle: "figures",
});

const ring = css({ position: "absolute", right: "2", top: "2" });
