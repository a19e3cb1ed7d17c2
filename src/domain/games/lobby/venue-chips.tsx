// The providers of a category in one row that scrolls: number of games, maintenance with its time. Without `onPick`
// a press starts the venue's own lobby.
import { useTranslation } from "react-i18next";
import type { Venue } from "#contract/api/venue-info.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { Chip } from "#ui/buttons/chip.tsx";
import { figures } from "#ui/money/money.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useLaunchGame } from "../launch-game.ts";
import { isRegionClosed } from "./lobby-view.tsx";
import { MaintenanceMark } from "./maintenance.tsx";
import { useVenueInfo } from "./use-venue-info.ts";

interface VenueChipsProps {
  readonly venue: VenueSwitch;
  /** Channel code of the chosen provider, where the row is a filter. */
  readonly chosen?: string | null;
  readonly onPick?: (venue: Venue) => void;
}

export function VenueChips({ venue, chosen = null, onPick }: VenueChipsProps) {
  const { t } = useTranslation("lobby");
  const info = useVenueInfo(venue);
  const launch = useLaunchGame();
  const pick = onPick ?? (({ enName, name }: Venue) => launch({ enName, gameCode: "", name }));
  // What the lobby is about reports a closed region.
  if (isRegionClosed(info.error) || info.data?.venues.length === 0) return null;
  return (
    <AsyncView result={info} skeleton={<Waiting />}>
      {({ venues }) => (
        <ul aria-label={t("venues.title")} className={row}>
          {venues.map((one) => (
            <li key={one.id}>
              <VenueChip
                venue={one}
                {...(onPick === undefined ? {} : { pressed: one.enName === chosen })}
                onPick={() => pick(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

interface VenueChipProps {
  readonly venue: Venue;
  /** Left out where a press starts the venue. */
  readonly pressed?: boolean;
  readonly onPick: () => void;
}

function VenueChip({ venue, pressed, onPick }: VenueChipProps) {
  const { name, games, opensAt } = venue;
  return (
    <Chip
      {...(pressed === undefined ? {} : { pressed })}
      // Closed venues can still be filtered by.
      disabled={opensAt !== null && pressed === undefined}
      className={chip}
      onClick={onPick}
    >
      {name}
      {opensAt !== null && <MaintenanceMark opensAt={opensAt} look="line" />}
      {opensAt === null && games > 0 && (
        <Text as="span" color="text-muted" size="xs" className={figures}>
          {formatCount(games)}
        </Text>
      )}
    </Chip>
  );
}

const WAITING = 8;

function Waiting() {
  return (
    <div className={row}>
      {Array.from({ length: WAITING }, (_, at) => (
        <Skeleton key={at} radius="md" className={waiting} />
      ))}
    </div>
  );
}

const row = css({
  display: "flex",
  gap: "2",
  // Room for focus rings, undone outside.
  marginInline: "-gutter",
  paddingInline: "gutter",
  marginBlock: "-0-5",
  paddingBlock: "0-5",
  minWidth: "0",
  layerStyle: "scrollRow",
  scrollPaddingInline: "gutter",
  "& > *": { flex: "none" },
});
const chip = css({ height: "control", fontSize: "sm" });
const waiting = css({ width: "36", height: "control" });
