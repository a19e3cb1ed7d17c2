// The featured room: its scene and its stakes.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useOpenGame } from "../use-open-game.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
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
      <Text as="span" size="xs" color="on-art-muted">
        {room.game} · {room.vendor}
      </Text>
      <Text as="span" marginTop="0-5" textStyle="display" size="2xl">
        {room.name}
      </Text>
      <Row as="span" gap="6" marginTop="4" size="2xs" color="on-art-muted">
        {figures.map(([label, value]) => (
          <Text as="span" key={label} whiteSpace="nowrap">
            <span className={amount}>{value}</span>
            {label}
          </Text>
        ))}
      </Row>
      <span className={foot}>
        <Row as="span" wrap="wrap" align="center" gap="2" size="xs">
          <SeatDots seats={room.seats} onArt />
          {t("rooms.free", { count: room.seats[1] - room.seats[0] })}
        </Row>
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
