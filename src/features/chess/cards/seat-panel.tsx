// On the hero: the best room for the member's balance, one press away.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents, unbrokenYuan } from "#lib/format.ts";
import { HeroPanel } from "#ui/hero-panel.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { missingCents } from "../rooms/choose-rooms.ts";
import { quickSeat } from "../rooms/quick-seat.ts";
import { usePurse, useRooms } from "../rooms/use-rooms.ts";
import { SitButton } from "./sit-button.tsx";

export function SeatPanel() {
  const { t } = useTranslation("chess");
  const { state, data: rooms } = useRooms();
  const { cents } = usePurse();
  if (state === "error") return null;
  return (
    <HeroPanel className={panel}>
      <dt className={title}>{t("seat.title")}</dt>
      <dd className={note}>
        {cents === null ? t("seat.visitorNote") : `${t("seat.balance")} ${formatCents(cents)}`}
      </dd>
      {rooms === undefined ? (
        <Skeleton className={waiting} />
      ) : (
        <Best rooms={rooms} room={quickSeat(rooms, cents)} cents={cents} />
      )}
    </HeroPanel>
  );
}

interface BestProps {
  readonly rooms: readonly Room[];
  readonly room: Room | null;
  readonly cents: number | null;
}

function Best({ rooms, room, cents }: BestProps) {
  const { t } = useTranslation("chess");
  if (room === null) return <NoSeat rooms={rooms} cents={cents} />;
  return (
    <>
      <dt className={label}>{t("seat.best")}</dt>
      <dd className={name}>{room.name}</dd>
      <dd className={cx(figures, line)}>
        {room.game} · {t("room.base")} {unbrokenYuan(room.base)} · {t("room.entry")}{" "}
        {unbrokenYuan(room.entry)}
      </dd>
      <dd className={button}>
        <SitButton room={room} tone="light" size="lg" />
      </dd>
    </>
  );
}

/** The balance is below every entry, or no room has a seat. */
function NoSeat({ rooms, cents }: Omit<BestProps, "room">) {
  const { t } = useTranslation("chess");
  const entries = rooms.filter(({ opensAt }) => opensAt === null).map(({ entry }) => entry);
  const lowest = Math.min(...entries);
  const missing = missingCents({ entry: lowest }, cents) ?? 0;
  const poor = entries.length > 0 && missing > 0;
  return (
    <>
      <dt className={name}>{t(poor ? "seat.none" : "seat.noRoom")}</dt>
      <dd className={line}>
        {poor
          ? t("seat.noneNote", {
              amount: formatCents(lowest * 100),
              missing: formatCents(missing),
            })
          : t("seat.noRoomNote")}
      </dd>
    </>
  );
}

const panel = css({ width: { base: "full", desktop: "84" } });
const title = css({ textStyle: "display", fontSize: "xl" });
const note = css({ color: "on-art-muted", fontSize: "sm" });
const waiting = css({ height: "34", marginTop: "4", borderRadius: "md" });
const label = css({ marginTop: "4", color: "on-art-muted", fontSize: "xs" });
const name = css({
  fontSize: "lg",
  fontWeight: "bold",
  truncate: true,
  "&:is(dt)": { marginTop: "4" },
});
const line = css({ color: "on-art-muted", fontSize: "sm" });
const button = css({ display: "grid", marginTop: "4" });
