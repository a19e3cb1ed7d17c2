// The rooms that fit the filter, by band while nothing but the game is chosen.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { RoomCard } from "./room-card.tsx";
import { bandOf } from "../rooms/choose-rooms.ts";
import { BANDS } from "../rooms/room-filter.ts";

interface RoomListProps {
  readonly rooms: readonly Room[];
  readonly byBand: boolean;
  readonly cents: number | null;
  readonly onRules: (room: Room) => void;
}

export function RoomList({ rooms, byBand, cents, onRules }: RoomListProps) {
  const { t } = useTranslation("chess");
  if (!byBand) {
    return <Cards label={t("rooms.title")} rooms={rooms} cents={cents} onRules={onRules} />;
  }
  return BANDS.map((band) => {
    const own = rooms.filter((room) => bandOf(room) === band);
    if (own.length === 0) return null;
    return (
      <section key={band} aria-labelledby={`band-${band}`} className={section}>
        <SectionHead
          flush
          id={`band-${band}`}
          title={t(`band.${band}`)}
          note={t(`band.${band}Note`)}
        />
        <Cards label={t(`band.${band}`)} rooms={own} cents={cents} onRules={onRules} />
      </section>
    );
  });
}

interface CardsProps extends Omit<RoomListProps, "byBand"> {
  readonly label: string;
}

export function Cards({ label, rooms, cents, onRules }: CardsProps) {
  return (
    <ul aria-label={label} className={grid}>
      {rooms.map((room) => (
        <li key={room.id} className={css({ minWidth: "0" })}>
          <RoomCard room={room} cents={cents} onRules={onRules} />
        </li>
      ))}
    </ul>
  );
}

/** As many as fill a window. */
const WAITING = 20;

export function RoomsSkeleton({ byBand }: Pick<RoomListProps, "byBand">) {
  return (
    <div aria-hidden="true" className={section}>
      {byBand && <Skeleton className={css({ width: "48", height: "7" })} />}
      <div className={grid}>
        {Array.from({ length: WAITING }, (_, at) => (
          <div key={at} className={cx(cardStyle, waiting)}>
            <Skeleton radius="none" className={scene} />
            <div className={words}>
              <Skeleton className={css({ width: "3/5", height: "4" })} />
              <Skeleton className={css({ width: "2/5" })} />
              <Skeleton className={css({ width: "2/5", height: "7", marginTop: "auto" })} />
              <Skeleton radius="md" className={button} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const section = css({
  display: "grid",
  gap: { base: "4", _professional: "2" },
  marginBottom: { base: "6", _professional: "4" },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
    _professional: "repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))",
  },
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
// As a card: drawing, name, stakes, button.
const waiting = css({
  display: "flex",
  flexDirection: "column",
  height: { base: "76", _professional: "60" },
  overflow: "hidden",
});
const scene = css({ flex: "none", height: { base: "28", _professional: "18" } });
const words = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  gap: "2",
  padding: { base: "3", _professional: "2-5" },
});
const button = css({ width: "26", height: "control", marginLeft: "auto" });
