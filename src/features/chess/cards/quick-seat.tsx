// In the head of the lobby: the best room for the member's balance, one press away.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { cva, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { formatCents, unbrokenYuan } from "#lib/text/format.ts";
import { useHeroTones } from "#session/account/use-hero-tones.ts";
import { useHeadGround } from "#domain/games/lobby/use-lobby-head.ts";
import { heroPanel } from "#ui/layout/hero-panel.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { missingCents } from "../rooms/choose-rooms.ts";
import { quickSeat } from "../rooms/quick-seat.ts";
import { usePurse, useRooms } from "../rooms/use-rooms.ts";
import { SitAtRoomButton } from "./sit-at-room-button.tsx";

export function QuickSeat() {
  const { state, data: rooms } = useRooms();
  const { cents } = usePurse();
  const on = useHeadGround();
  if (state === "error") return null;
  return (
    <div className={cx(on === "art" && heroPanel, panel({ on }))}>
      {rooms === undefined ? (
        <Skeleton className={waiting({ on })} />
      ) : (
        <Best rooms={rooms} room={quickSeat(rooms, cents)} cents={cents} on={on} />
      )}
    </div>
  );
}

interface BestProps {
  readonly rooms: readonly Room[];
  readonly room: Room | null;
  readonly cents: number | null;
  readonly on: "art" | "page";
}

function Best({ rooms, room, cents, on }: BestProps) {
  const { t } = useTranslation("chess");
  const [tone] = useHeroTones(on);
  if (room === null) return <NoSeat rooms={rooms} cents={cents} on={on} />;
  return (
    <>
      <div className={words({ on })}>
        <p className={muted({ on })}>{t("seat.best")}</p>
        <p className={name({ on })}>{room.name}</p>
        <p className={cx(figures, muted({ on }))}>
          {t("room.base")} {unbrokenYuan(room.base)} · {t("room.entry")} {unbrokenYuan(room.entry)}
        </p>
      </div>
      <Box flex="none">
        <SitAtRoomButton room={room} tone={tone} size={on === "art" ? "md" : "bar"} />
      </Box>
    </>
  );
}

/** The balance is below every entry, or no room has a seat. */
function NoSeat({ rooms, cents, on }: Omit<BestProps, "room">) {
  const { t } = useTranslation("chess");
  const entries = rooms.filter(({ opensAt }) => opensAt === null).map(({ entry }) => entry);
  const lowest = Math.min(...entries);
  const missing = missingCents({ entry: lowest }, cents) ?? 0;
  const poor = entries.length > 0 && missing > 0;
  return (
    <div className={words({ on })}>
      <p className={name({ on })}>{t(poor ? "seat.none" : "seat.noRoom")}</p>
      <p className={muted({ on })}>
        {poor
          ? t("seat.noneNote", {
              amount: formatCents(lowest * 100),
              missing: formatCents(missing),
            })
          : t("seat.noRoomNote")}
      </p>
    </div>
  );
}

const panel = cva({
  base: { display: "flex", alignItems: "center", gap: "4" },
  variants: {
    on: {
      art: {
        width: { base: "full", desktop: "96" },
        minHeight: { base: "22", desktop: "24" },
        paddingBlock: { base: "2", desktop: "3" },
        paddingInline: { base: "3", desktop: "5" },
      },
      page: {
        width: { base: "full", desktop: "auto" },
        minWidth: { desktop: "108" },
        minHeight: "control",
      },
    },
  },
});
const words = cva({
  base: { minWidth: "0" },
  variants: {
    on: {
      art: { marginRight: "auto" },
      page: {
        marginLeft: { desktop: "auto" },
        marginRight: { base: "auto", desktop: "0" },
        display: "flex",
        flexWrap: { base: "wrap", desktop: "nowrap" },
        alignItems: "baseline",
        columnGap: "2",
      },
    },
  },
});
const muted = cva({
  base: { fontSize: "xs", truncate: true },
  variants: { on: { art: { color: "on-art-muted" }, page: { color: "text-muted" } } },
});
const name = cva({
  base: { fontWeight: "bold", truncate: true },
  variants: {
    on: { art: { fontSize: "lg" }, page: { color: "text-strong", fontSize: "md" } },
  },
});
const waiting = cva({
  base: { width: "full", borderRadius: "md" },
  variants: {
    on: {
      art: { height: "14", opacity: "0.2" },
      page: { height: "control" },
    },
  },
});
