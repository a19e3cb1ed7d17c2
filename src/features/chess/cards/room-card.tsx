// A room: its drawing, stake, entry against the balance, seats.
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ArtFrame, CoverArt } from "#ui/pictures/cover-art.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { EntryMark } from "./entry-mark.tsx";
import { SeatTable } from "./seat-table.tsx";
import { SitAtRoomButton } from "./sit-at-room-button.tsx";

interface RoomCardProps {
  readonly room: Room;
  readonly cents: number | null;
  readonly onRules: (room: Room) => void;
}

export function RoomCard({ room, cents, onRules }: RoomCardProps) {
  const { t } = useTranslation("chess");
  const { id, enName, name, game, vendor, base, entry, seats } = room;
  const free = seats[1] - seats[0];
  return (
    <article className={cx("group", cardStyle, card)}>
      <Scene room={room} />
      <FavouriteHeart
        onArt
        floating
        enName={enName}
        gameCode={id}
        label={t("room.favourite", { name })}
        className={heart}
      />
      <div className={body}>
        <Heading as="h3" size="md" truncate>
          <CardButton aria-label={t("room.rulesOf", { name })} onClick={() => onRules(room)}>
            {name}
          </CardButton>
        </Heading>
        <Text color="text-muted" size="xs" truncate>
          {game} · {vendor}
        </Text>
        <Row align="end" justify="space-between" gap="3" marginTop="auto" paddingBlock="2-5">
          <Row as="dl" gap="5">
            <Fact name={t("room.base")}>{unbrokenYuan(base)}</Fact>
            <Fact name={t("room.entry")}>{unbrokenYuan(entry)}</Fact>
          </Row>
          <Stack justifyItems="end" gap="0-5" color="text-muted" size="2xs">
            <SeatTable seats={seats} />
            <span>{free > 0 ? t("room.free", { count: free }) : t("room.full")}</span>
          </Stack>
        </Row>
        <div className={foot}>
          <EntryMark room={room} cents={cents} />
          <SitAtRoomButton room={room} tone="soft" className={above} />
        </div>
      </div>
    </article>
  );
}

function Scene({ room }: { readonly room: Room }) {
  const { t } = useTranslation("chess");
  const media = useMediaUrl();
  const { image, online, opensAt } = room;
  return (
    <ArtFrame className={scene}>
      <CoverArt src={media(image)} below zoom />
      {opensAt !== null && <MaintenanceMark opensAt={opensAt} look="cover" />}
      <span className={cx(figures, pill)}>
        <Icon as={Users} size={1} />
        <span aria-label={`${t("room.online")} ${formatCount(online)}`}>{formatCount(online)}</span>
      </span>
    </ArtFrame>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" color="text-muted" size="xs">
        {name}
      </Text>
      <Text
        as="dd"
        color="text-strong"
        size="lg"
        weight="bold"
        lineHeight="tight"
        className={figures}
      >
        {children}
      </Text>
    </div>
  );
}

const card = css({
  // Far below the window a card is neither laid out nor painted; until then it is as high as its skeleton.
  contentVisibility: "auto",
  containIntrinsicHeight: { base: "auto {sizes.76}", _professional: "auto {sizes.60}" },
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "full",
  overflow: "hidden",
});
const scene = css({
  height: { base: "28", _professional: "18" },
  padding: "2",
});
const pill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  height: "6",
  paddingInline: "2",
  borderRadius: "pill",
  background: "art-panel",
  color: "on-art",
  fontSize: "2xs",
});
const body = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  padding: { base: "3", _professional: "2-5" },
});
const foot = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: "2",
  minHeight: "control",
  "& > span:first-child": { marginRight: "auto" },
});
// Above the area of the card's own button. The drawing is a stacking context: a button within would lie below.
const above = css({ position: "relative", zIndex: "1" });
const heart = css({ zIndex: "1", top: "2", right: "2" });
