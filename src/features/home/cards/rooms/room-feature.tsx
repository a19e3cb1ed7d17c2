// The featured room: its scene and its stakes.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount, unbrokenYuan } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { useOpenGame } from "../use-open-game.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { ArtTile } from "../art-tile.tsx";
import { SeatDots } from "./seat-dots.tsx";

export function RoomFeature({ room }: { readonly room: Room }) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  const open = useOpenGame("chess", room);
  const figures = [
    [t("rooms.base"), unbrokenYuan(room.base)],
    [t("rooms.entry"), unbrokenYuan(room.entry)],
    [t("rooms.online"), formatCount(room.online)],
  ] as const;
  return (
    <ArtTile art={media(room.image)} veil="deep" onPress={open} className={tile}>
      <span className={kicker}>
        {room.game} · {room.vendor}
      </span>
      <span className={name}>{room.name}</span>
      <span className={row}>
        {figures.map(([label, value]) => (
          <span key={label} className={figure}>
            <span className={amount}>{value}</span>
            {label}
          </span>
        ))}
      </span>
      <span className={foot}>
        <span className={seats}>
          <SeatDots seats={room.seats} onArt />
          {t("rooms.free", { count: room.seats[1] - room.seats[0] })}
        </span>
        <span className={cx(buttonStyle({ tone: "light" }))}>{t("rooms.sit")}</span>
      </span>
    </ArtTile>
  );
}

const tile = css({
  height: "full",
  minHeight: "76",
  justifyContent: "flex-end",
  padding: "5",
  _professional: { minHeight: "64", padding: "4" },
});
const kicker = css({ fontSize: "xs", color: "on-art-muted" });
const name = css({
  marginTop: "0-5",
  textStyle: "display",
  fontSize: "2xl",
});
const row = css({
  display: "flex",
  gap: "6",
  marginTop: "4",
  fontSize: "2xs",
  color: "on-art-muted",
});
const figure = css({ whiteSpace: "nowrap" });
const amount = css({
  display: "block",
  textStyle: "figures",
  fontWeight: "bold",
  fontSize: "lg",
  lineHeight: "tight",
  color: "on-art",
});
const foot = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  marginTop: "4",
  paddingTop: "4",
  borderTop: "art",
});
const seats = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  fontSize: "xs",
});
