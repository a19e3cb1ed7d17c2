import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CallView } from "./call-view.tsx";
import { RoomFeature } from "../cards/rooms/room-feature.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { useVenueItems } from "#domain/games/venue-items.ts";
import type { Room } from "#contract/api/venue-info.ts";
import { headCell, rightCell } from "#ui/tables/table-cells.ts";
import { RoomRow, seatsOnly, wideOnly } from "../cards/rooms/room-row.tsx";

const ALL = "";
const GAMES = 5;
const ROWS = 7;
const ROWS_ON_PHONES = 4;

export function Section() {
  const { t } = useTranslation("home");
  const [game, setGame] = useState<string>(ALL);
  const { result, items } = useVenueItems("QP", "room");
  const rows = useDesktop() ? ROWS : ROWS_ON_PHONES;
  const games = [...new Set(items.map((room) => room.game))].slice(0, GAMES);
  const options = [
    { value: ALL, label: t("rooms.all") },
    ...games.map((name) => ({ value: name, label: name })),
  ];
  const [first, ...rest] = items.filter((room) => game === ALL || room.game === game);
  return (
    <SectionFrame
      title={t("sections.rooms.title")}
      note={t("sections.rooms.note")}
      tools={
        games.length === 0 ? null : (
          <Segmented label={t("rooms.filter")} options={options} value={game} onChange={setGame} />
        )
      }
    >
      <CallView result={result} skeleton={<Skeleton className={waiting} />}>
        {() => (
          <div className={grid}>
            {first === undefined ? null : <RoomFeature room={first} />}
            <div className={cx(cardStyle, card)}>
              <RoomTable rooms={rest.slice(0, rows)} />
            </div>
          </div>
        )}
      </CallView>
    </SectionFrame>
  );
}

const grid = css({
  display: "grid",
  gap: { base: "2-5", _professional: "2" },
  "@container (min-width: 54rem)": {
    gridTemplateColumns: "minmax(18rem, 1fr) minmax(0, 2fr)",
    gap: { base: "4", _professional: "2" },
  },
});
const card = css({ containerType: "inline-size", overflow: "hidden", minWidth: "0" });
const waiting = css({
  height: "182",
  borderRadius: "lg",
  desktop: { height: { base: "118", _professional: "100" } },
});

// Rooms as rows: value of a point, required balance, occupancy. Each row is one button.
function RoomTable({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation("home");
  return (
    <table className={roomTableFrame}>
      <thead>
        <tr>
          <th scope="col" className={cx(headCell, roomTableFirst)}>
            {t("rooms.room")}
          </th>
          <th scope="col" className={cx(headCell, rightCell)}>
            {t("rooms.base")}
          </th>
          <th scope="col" className={cx(headCell, rightCell)}>
            {t("rooms.entry")}
          </th>
          <th scope="col" className={cx(headCell, rightCell, wideOnly)}>
            {t("rooms.online")}
          </th>
          <th scope="col" className={cx(headCell, rightCell, seatsOnly)}>
            {t("rooms.seatsHead")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <RoomRow key={room.id} room={room} />
        ))}
      </tbody>
    </table>
  );
}

const roomTableFrame = css({ width: "full", fontSize: "sm" });
const roomTableFirst = css({ paddingLeft: "4", textAlign: "left" });
