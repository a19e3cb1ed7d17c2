import { useTranslation } from "react-i18next";
import type { Venue } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { Badge } from "#ui/badge.tsx";
import { artFrame, CoverArt } from "#ui/cover-art.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { MaintenanceMark } from "./maintenance.tsx";

interface VenueCardProps {
  readonly venue: Venue;
  /** Left out where a press starts the venue. */
  readonly chosen?: boolean;
  readonly onPick: () => void;
}

/** A provider as a picture that is one button. */
export function VenueCard({ venue, chosen, onPick }: VenueCardProps) {
  const { t } = useTranslation("lobby");
  const media = useMediaUrl();
  const { name, note, image, games, opensAt, badge } = venue;
  const closed = opensAt !== null;
  return (
    <PlainButton
      data-ground="art"
      aria-pressed={chosen}
      // Closed venues can still be filtered by.
      disabled={closed && chosen === undefined}
      className={cx("group", artFrame, card)}
      onClick={onPick}
    >
      <CoverArt src={media(image)} below zoom />
      <span className={veil} />
      {badge !== null && (
        <Badge tone={badge.tone} look="solid" className={corner}>
          {badge.text}
        </Badge>
      )}
      <span className={title}>{name}</span>
      {closed ? (
        <MaintenanceMark opensAt={opensAt} look="onArt" />
      ) : (
        <span className={line}>
          {games > 0 ? t("venues.games", { count: formatCount(games) }) : note}
        </span>
      )}
    </PlainButton>
  );
}

const card = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  width: "full",
  height: { base: "26", desktop: { base: "30", _professional: "21" } },
  padding: { base: "3", _professional: "2-5" },
  borderRadius: "tile",
  textAlign: "start",
  cursor: "pointer",
  "&[aria-pressed=true]": { outline: "[2px solid {colors.accent-mark}]", outlineOffset: "2px" },
  _disabled: { cursor: "not-allowed" },
});
const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "below",
  borderRadius: "inherit",
  boxShadow: "edge-art",
  backgroundImage:
    "[linear-gradient(to top, color-mix(in oklch, token(colors.art-ground) 92%, transparent) 12%, color-mix(in oklch, token(colors.art-ground) 50%, transparent) 52%, transparent 90%)]",
});
const corner = css({ position: "absolute", top: "1-5", right: "1-5" });
const title = css({ fontWeight: "bold", lineHeight: "tight", truncate: true, maxWidth: "full" });
const line = css({
  color: "on-art-muted",
  fontSize: "xs",
  truncate: true,
  maxWidth: "full",
});
