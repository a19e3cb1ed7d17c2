// Rooms as rows: value of a point, required balance, occupancy. Each row is one button.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { headCell, rightCell } from "#ui/table-cells.ts";
import { RoomRow, seatsOnly, wideOnly } from "./room-row.tsx";

export function RoomTable({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation("home");
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={cx(headCell, first)}>
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

const table = css({ width: "full", fontSize: "sm" });
const first = css({ paddingLeft: "4", textAlign: "left" });
