import type { Room } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useOpenGame } from "../use-open-game.ts";
import { Art } from "#ui/pictures/art.tsx";
import { CardButton } from "#ui/buttons/card-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { bodyCell, rightCell } from "#ui/tables/table-cells.ts";
import { SeatDots } from "./seat-dots.tsx";

export function RoomRow({ room }: { readonly room: Room }) {
  const media = useMediaUrl();
  const open = useOpenGame("chess", room);
  return (
    <tr className={row}>
      <th scope="row" className={roomCell}>
        <Row as="span" align="center" gap="3" minWidth="0">
          <Art src={media(room.image)} loading="lazy" className={picture} />
          <Box as="span" minWidth="0">
            <CardButton onClick={open} className={name}>
              {room.name}
            </CardButton>
            <Text as="span" display="block" size="2xs" color="text-muted" truncate>
              {room.game} · {room.vendor}
            </Text>
            <span className={seatsBelow}>
              <SeatDots seats={room.seats} />
            </span>
          </Box>
        </Row>
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

const name = css({
  display: "block",
  fontWeight: "semibold",
  lineHeight: "tight",
  color: "text-strong",
  lineClamp: 2,
});

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
