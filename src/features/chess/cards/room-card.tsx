// A room: its drawing, stake, entry against the balance, seats.
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount, unbrokenYuan } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { FavouriteHeart } from "#domain/games/favourite-heart.tsx";
import { MaintenanceMark } from "#domain/games/lobby/maintenance.tsx";
import { CardButton } from "#ui/card-button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { ArtFrame, CoverArt } from "#ui/cover-art.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { EntryMark } from "./entry-mark.tsx";
import { SeatTable } from "./seat-table.tsx";
import { SitButton } from "./sit-button.tsx";

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
        enName={enName}
        gameCode={id}
        label={t("room.favourite", { name })}
        className={cx(above, heart)}
      />
      <div className={body}>
        <h3 className={title}>
          <CardButton aria-label={t("room.rulesOf", { name })} onClick={() => onRules(room)}>
            {name}
          </CardButton>
        </h3>
        <p className={line}>
          {game} · {vendor}
        </p>
        <div className={facts}>
          <dl className={stakes}>
            <Fact name={t("room.base")}>{unbrokenYuan(base)}</Fact>
            <Fact name={t("room.entry")}>{unbrokenYuan(entry)}</Fact>
          </dl>
          <div className={sitting}>
            <SeatTable seats={seats} />
            <span>{free > 0 ? t("room.free", { count: free }) : t("room.full")}</span>
          </div>
        </div>
        <div className={foot}>
          <EntryMark room={room} cents={cents} />
          <SitButton room={room} tone="primary" className={above} />
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
      <dt className={css({ color: "text-muted", fontSize: "xs" })}>{name}</dt>
      <dd className={cx(figures, value)}>{children}</dd>
    </div>
  );
}

const card = css({
  // Far below the window a card is neither laid out nor painted; until then it is as high as its skeleton.
  contentVisibility: "auto",
  containIntrinsicHeight: { base: "[auto {sizes.72}]", _professional: "[auto {sizes.56}]" },
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
const title = css({ color: "text-strong", fontSize: "md", fontWeight: "bold", truncate: true });
const line = css({ color: "text-muted", fontSize: "xs", truncate: true });
const facts = css({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "3",
  marginTop: "auto",
  paddingBlock: "2-5",
});
const stakes = css({ display: "flex", gap: "5" });
const value = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});
const sitting = css({
  display: "grid",
  justifyItems: "end",
  gap: "0-5",
  color: "text-muted",
  fontSize: "2xs",
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
const heart = css({ position: "absolute!", top: "2", right: "2" });
