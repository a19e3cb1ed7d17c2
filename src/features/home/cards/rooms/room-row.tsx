import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCount, unbrokenYuan } from "#lib/format.ts";
import { useMediaUrl } from "#lib/media.ts";
import { useOpenGame } from "../use-open-game.ts";
import { Art } from "#ui/art.tsx";
import { CardButton } from "#ui/card-button.tsx";
import { figures } from "#ui/money.tsx";
import { bodyCell, rightCell } from "#ui/table-cells.ts";
import { SeatDots } from "./seat-dots.tsx";

export function RoomRow({ room }: { readonly room: Room }) {
  const media = useMediaUrl();
  const open = useOpenGame("chess", room);
  return (
    <tr className={row}>
      <th scope="row" className={roomCell}>
        <span className={roomLine}>
          <Art src={media(room.image)} loading="lazy" className={picture} />
          <span className={words}>
            <CardButton onClick={open} className={name}>
              {room.name}
            </CardButton>
            <span className={kind}>
              {room.game} · {room.vendor}
            </span>
            <span className={seatsBelow}>
              <SeatDots seats={room.seats} />
            </span>
          </span>
        </span>
      </th>
      <td className={cx(bodyCell, rightCell, figures, amount)}>{unbrokenYuan(room.base)}</td>
      <td className={cx(bodyCell, rightCell, figures, amount)}>{unbrokenYuan(room.entry)}</td>
      <td className={cx(bodyCell, rightCell, figures, wideOnly)}>{formatCount(room.online)}</td>
      <td className={cx(bodyCell, rightCell, seatsOnly)}>
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

const roomCell = css({
  width: "[46%]",
  maxWidth: "hairline",
  paddingLeft: "4",
  paddingRight: "cell-pad",
  paddingBlock: "2",
  borderTop: "thin",
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

const name = css({
  display: "block",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  lineClamp: 2,
});

const kind = css({ display: "block", fontSize: "2xs", color: "text-muted", truncate: true });

// Narrow rows have no seats column.
const seatsBelow = css({
  display: "block",
  marginTop: "1",
  "@container (min-width: 30rem)": { display: "none" },
});

const amount = css({ color: "text-strong" });

export const wideOnly = css({
  display: "none",
  "@container (min-width: 44rem)": { display: "table-cell" },
});

export const seatsOnly = css({
  display: "none",
  "@container (min-width: 30rem)": { display: "table-cell" },
});
