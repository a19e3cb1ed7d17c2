// Rooms as rows: what a point costs, what one needs to sit down, who is there. A row is one control.
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../lib/format.ts";
import { useMediaUrl } from "../../lib/media.ts";
import { promptLogin } from "../../session/login-prompt.ts";
import { Art } from "../../ui/art.tsx";
import { SeatDots } from "./seat-dots.tsx";

export function RoomTable({ rooms }: { readonly rooms: readonly Room[] }) {
  const { t } = useTranslation("home");
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={headLeft}>{t("rooms.room")}</th>
          <th scope="col" className={headRight}>{t("rooms.base")}</th>
          <th scope="col" className={headRight}>{t("rooms.entry")}</th>
          <th scope="col" className={headWide}>{t("rooms.online")}</th>
          <th scope="col" className={headRight}>{t("rooms.seatsHead")}</th>
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

function RoomRow({ room }: { readonly room: Room }) {
  const media = useMediaUrl();
  return (
    <tr className={row}>
      <th scope="row" className={roomCell}>
        <span className={roomLine}>
          <Art src={media(room.image)} loading="lazy" className={picture} />
          <span className={words}>
            <button type="button" onClick={promptLogin} className={name}>
              {room.name}
            </button>
            <span className={kind}>
              {room.game} · {room.vendor}
            </span>
          </span>
        </span>
      </th>
      <td className={figure}>¥{formatCount(room.base)}</td>
      <td className={figure}>¥{formatCount(room.entry)}</td>
      <td className={wideFigure}>{formatCount(room.online)}</td>
      <td className={seatCell}>
        <SeatDots seats={room.seats} />
      </td>
    </tr>
  );
}

const table = css({ width: "full", fontSize: "sm" });
const headLeft = css({ height: "[calc(token(sizes.row) - 0.5rem)]", paddingInline: "4", background: "surface-sunken", fontSize: "xs", fontWeight: "medium", color: "text-muted", textAlign: "left" });
const headRight = css({ paddingInline: "cell-pad", background: "surface-sunken", fontSize: "xs", fontWeight: "medium", color: "text-muted", textAlign: "right", whiteSpace: "nowrap" });
const headWide = css({ display: "none", paddingInline: "cell-pad", background: "surface-sunken", fontSize: "xs", fontWeight: "medium", color: "text-muted", textAlign: "right", "@container (min-width: 44rem)": { display: "table-cell" } });
const row = css({ position: "relative", transitionProperty: "background-color", transitionDuration: "fast", _hover: { background: "surface-hover" } });
const line = "[1px solid token(colors.border)]";
const roomCell = css({ width: "[46%]", maxWidth: "[1px]", paddingInline: "4", paddingBlock: "2", borderTop: line, textAlign: "left", fontWeight: "regular" });
const roomLine = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });
const picture = css({ flex: "none", width: "[2.75rem]", height: "[2.75rem]", borderRadius: "sm", objectFit: "cover", _professional: { width: "[2.25rem]", height: "[2.25rem]" } });
const words = css({ minWidth: "0" });
// The name is the control; its box covers the row.
const name = css({
  display: "block",
  maxWidth: "full",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  textAlign: "start",
  truncate: true,
  _after: { content: '""', position: "absolute", inset: "0" },
  _focusVisible: { outline: "[none]", _after: { outline: "[2px solid token(colors.focus-ring)]", outlineOffset: "[-2px]" } },
});
const kind = css({ display: "block", fontSize: "2xs", color: "text-muted", truncate: true });
const figure = css({ paddingInline: "cell-pad", borderTop: line, textAlign: "right", whiteSpace: "nowrap", fontFamily: "figures", fontVariantNumeric: "tabular-nums", color: "text-strong" });
const wideFigure = css({ display: "none", paddingInline: "cell-pad", borderTop: line, textAlign: "right", fontFamily: "figures", fontVariantNumeric: "tabular-nums", color: "text", "@container (min-width: 44rem)": { display: "table-cell" } });
const seatCell = css({ paddingInline: "cell-pad", borderTop: line, textAlign: "right" });
