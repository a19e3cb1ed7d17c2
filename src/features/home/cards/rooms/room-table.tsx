// Rooms as rows: value of a point, required balance, occupancy. Each row is one button.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { RoomRow } from "./room-row.tsx";

export function RoomTable({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation("home");
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={headLeft}>
            {t("rooms.room")}
          </th>
          <th scope="col" className={headRight}>
            {t("rooms.base")}
          </th>
          <th scope="col" className={headRight}>
            {t("rooms.entry")}
          </th>
          <th scope="col" className={headWide}>
            {t("rooms.online")}
          </th>
          <th scope="col" className={headSeats}>
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
const headLeft = css({
  height: "head-row",
  paddingInline: "4",
  background: "surface-sunken",
  fontSize: "xs",
  fontWeight: "medium",
  color: "text-muted",
  textAlign: "left",
});
const headRight = css({
  paddingInline: "cell-pad",
  background: "surface-sunken",
  fontSize: "xs",
  fontWeight: "medium",
  color: "text-muted",
  textAlign: "right",
  whiteSpace: "nowrap",
});
const headSeats = css({
  display: "none",
  paddingInline: "cell-pad",
  background: "surface-sunken",
  fontSize: "xs",
  fontWeight: "medium",
  color: "text-muted",
  textAlign: "right",
  "@container (min-width: 30rem)": { display: "table-cell" },
});
const headWide = css({
  display: "none",
  paddingInline: "cell-pad",
  background: "surface-sunken",
  fontSize: "xs",
  fontWeight: "medium",
  color: "text-muted",
  textAlign: "right",
  "@container (min-width: 44rem)": { display: "table-cell" },
});
