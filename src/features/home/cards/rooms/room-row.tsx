import type { Room } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "../../../../lib/format.ts";
import { useMediaUrl } from "../../../../lib/media.ts";
import { promptLogin } from "../../../../session/account/login-prompt.ts";
import { Art } from "../../../../ui/art.tsx";
import { SeatDots } from "./seat-dots.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";

export function RoomRow({ room }: { readonly room: Room }) {
  const media = useMediaUrl();
  return (
    <tr className={row}>
      <th scope="row" className={roomCell}>
        <span className={roomLine}>
          <Art src={media(room.image)} loading="lazy" className={picture} />
          <span className={words}>
            <PlainButton onClick={promptLogin} className={name}>
              {room.name}
            </PlainButton>
            <span className={kind}>
              {room.game} · {room.vendor}
            </span>
            <span className={seatsBelow}>
              <SeatDots seats={room.seats} />
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

const row = css({
  position: "relative",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
});

const line = "[1px solid token(colors.border)]";

const roomCell = css({
  width: "[46%]",
  maxWidth: "hairline",
  paddingLeft: "4",
  paddingRight: "cell-pad",
  paddingBlock: "2",
  borderTop: line,
  textAlign: "left",
  fontWeight: "regular",
});

const roomLine = css({ display: "flex", alignItems: "center", gap: "3", minWidth: "0" });

const picture = css({
  display: "none",
  "@container (min-width: 30rem)": { display: "block" },
  flex: "none",
  width: "11",
  height: "11",
  borderRadius: "sm",
  objectFit: "cover",
  _professional: { width: "9", height: "9" },
});

const words = css({ minWidth: "0" });

// The name is the button; its hit area covers the row.
const name = css({
  display: "block",
  maxWidth: "full",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  textAlign: "start",
  lineClamp: 2,
  _after: { content: '""', position: "absolute", inset: "0" },
  _focusVisible: {
    outline: "none",
    _after: { outline: "focus", outlineOffset: "-0-5" },
  },
});

const kind = css({ display: "block", fontSize: "2xs", color: "text-muted", truncate: true });

// Narrow rows have no seats column.
const seatsBelow = css({
  display: "block",
  marginTop: "1",
  "@container (min-width: 30rem)": { display: "none" },
});

const figure = css({
  paddingInline: "cell-pad",
  borderTop: line,
  textAlign: "right",
  whiteSpace: "nowrap",
  textStyle: "figures",
  color: "text-strong",
});

const wideFigure = css({
  display: "none",
  paddingInline: "cell-pad",
  borderTop: line,
  textAlign: "right",
  textStyle: "figures",
  color: "text",
  "@container (min-width: 44rem)": { display: "table-cell" },
});

const seatCell = css({
  display: "none",
  "@container (min-width: 30rem)": { display: "table-cell" },
  paddingInline: "cell-pad",
  borderTop: line,
  textAlign: "right",
});
