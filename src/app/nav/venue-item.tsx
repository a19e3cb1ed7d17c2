import type { Venue } from "#contract/api/venue-info.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useLaunchGame } from "#domain/games/launch-game.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface VenueItemProps {
  readonly item: Venue;
  /** The category's page, for a venue that cannot be started by itself. */
  readonly onLobby: () => void;
  /** The venue is being started. */
  readonly onLaunch: () => void;
}

export function VenueItem({ item, onLobby, onLaunch }: VenueItemProps) {
  const launch = useLaunchGame();
  const { enName, name } = item;
  const enter = () => {
    if (enName === "") return onLobby();
    onLaunch();
    launch({ enName, gameCode: "", name });
  };
  return (
    <PlainButton className={cx(row, press)} onClick={enter}>
      <Art src={item.image} className={picture} />
      <Stack as="span" justifyItems="start" minWidth="0">
        <Text as="b" color="text-strong" size="md" weight="bold">
          {name}
        </Text>
        <small className={note}>{item.note}</small>
        {item.badge !== null && (
          <Badge tone={item.badge.tone} className={css({ marginTop: "1-5" })}>
            {item.badge.text}
          </Badge>
        )}
      </Stack>
    </PlainButton>
  );
}

interface VenueOutlineProps {
  /** Empty while nothing is known. */
  readonly name: string;
  /** Lines the note takes in the width there is. */
  readonly lines: 1 | 2;
}

/** The same, just as large, while the venue is on its way. */
export function VenueOutline({ name: known, lines }: VenueOutlineProps) {
  return (
    <div className={row}>
      <Skeleton className={picture} />
      <Stack as="span" justifyItems="start" minWidth="0">
        <Text as="b" color="text-strong" size="md" weight="bold">
          {known || "\u00a0"}
        </Text>
        <Skeleton className={noteLines({ lines })} />
        <Skeleton className={badgeBox} />
      </Stack>
    </div>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  padding: "3",
  borderRadius: "lg",
  textAlign: "left",
});

const press = css({
  cursor: "pointer",
  transition: "background {durations.fast}",
  _hover: { background: "surface-hover" },
});

const picture = css({
  flex: "none",
  width: { base: "20", _professional: "15" },
  height: { base: "20", _professional: "15" },
  borderRadius: "md",
  objectFit: "cover",
});

const note = css({
  maxWidth: "full",
  color: "text-muted",
  fontSize: "xs",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

const noteLines = cva({
  base: { width: "28", maxWidth: "full", fontSize: "xs" },
  variants: { lines: { 1: { height: "[1lh]" }, 2: { height: "[2lh]" } } },
});
const badgeBox = css({ width: "18", height: "5", marginTop: "1-5" });
