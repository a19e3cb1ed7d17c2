// A room with a free seat: stake, required balance, seated players.
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Room, venueInfo } from "#contract/api/venue-info.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCount, unbrokenYuan } from "#lib/text/format.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useOpenGame } from "../cards/use-open-game.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { SeatDots } from "../cards/rooms/seat-dots.tsx";
import { CardFrame } from "./card-frame.tsx";
import { CardState } from "./card-state.tsx";
import { cardAction, isOnArt, useHeroSlot } from "./hero-slot.ts";

const REFRESH_MS = 15_000;
const LARGEST_TABLE = 10;

export function Card() {
  const result = useCall(venueInfo, { category: "QP" }, { refetchEvery: REFRESH_MS });
  return (
    <CardState result={result}>{({ items }) => <RoomView room={busiestRoom(items)} />}</CardState>
  );
}

/** The busiest room in which someone is waiting. */
function busiestRoom(items: readonly { readonly kind: string }[]): Room | undefined {
  const rooms = items.filter((item): item is Room => item.kind === "room");
  const open = rooms.filter((room) => room.seats[0] < room.seats[1]);
  // A table for a few friends, not a hall of a hundred.
  const waiting = open.filter(({ seats: [taken, all] }) => taken > 0 && all <= LARGEST_TABLE);
  return waiting.toSorted((one, other) => other.online - one.online)[0] ?? open[0] ?? rooms[0];
}

function RoomView({ room }: { readonly room: Room | undefined }) {
  const media = useMediaUrl();
  const slot = useHeroSlot();
  const { t } = useTranslation("home");
  if (room === undefined) return null;
  const [taken, seats] = room.seats;
  return (
    <CardFrame
      label={t("card.room")}
      head={
        <>
          <span>{t("card.room")}</span>
          <span className={cx(figures, online)}>
            <Icon as={Users} />
            {t("card.online", { number: formatCount(room.online) })}
          </span>
        </>
      }
      body={
        <Row align="center" gap="4" minWidth="0">
          <img
            alt=""
            src={media(room.image)}
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            className={picture}
          />
          <Box minWidth="0">
            <b className={name}>{room.name}</b>
            <Text marginTop="1" size="sm" className={quiet({ onArt: isOnArt(slot) })}>
              {room.vendor}
            </Text>
          </Box>
        </Row>
      }
      actions={
        <div className={actions}>
          <Grid as="dl" columns="repeat(3, auto)" flex="1" columnGap="6" justify="space-between">
            <Fact name={t("card.base")}>{unbrokenYuan(room.base)}</Fact>
            <Fact name={t("card.entry")}>{unbrokenYuan(room.entry)}</Fact>
            <Fact name={t("card.seats", { count: seats - taken })}>
              <SeatDots seats={room.seats} onArt={isOnArt(slot)} />
            </Fact>
          </Grid>
          <JoinButton room={room} />
        </div>
      }
    />
  );
}

function JoinButton({ room }: { readonly room: Room }) {
  const { t } = useTranslation("home");
  const open = useOpenGame("chess", room);
  return (
    <Button tone={cardAction(useHeroSlot())} size="lg" className={join} onClick={open}>
      {t("card.join")}
    </Button>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const slot = useHeroSlot();
  return (
    <Stack gap="1">
      <Text as="dt" size="xs" className={cx(figures, quiet({ onArt: isOnArt(slot) }))}>
        {name}
      </Text>
      <Row as="dd" align="center" minHeight="7" size="xl" weight="bold" className={figures}>
        {children}
      </Row>
    </Stack>
  );
}

const online = css({ display: "inline-flex", alignItems: "center", gap: "1" });
const quiet = cva({
  variants: { onArt: { true: { color: "on-art-muted" }, false: { color: "text-muted" } } },
});
const picture = css({
  width: "18",
  height: "18",
  flex: "none",
  objectFit: "cover",
  borderRadius: "lg",
});
const name = css({
  display: "block",
  textStyle: "display",
  fontSize: "xl",
  truncate: true,
});
const actions = css({
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  justifyContent: "space-between",
  gap: { base: "4", desktop: "8" },
});
const join = css({ flex: { base: "line", desktop: "none" } });
