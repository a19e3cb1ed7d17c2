// The providers of a category in a row: drawing, number of games, maintenance with its time. Without
// `onPick` a press starts the venue's own lobby.
import { useTranslation } from "react-i18next";
import type { Venue } from "#contract/api/venue-info.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { css } from "#styled/css/index.js";
import { formatCount } from "#lib/format.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useLaunchGame } from "../launch-game.ts";
import { CardRow } from "./card-row.tsx";
import { isRegionClosed } from "./lobby-view.tsx";
import { useVenueInfo } from "./use-venue-info.ts";
import { VenueCard } from "./venue-card.tsx";

interface VenueRailProps {
  readonly venue: VenueSwitch;
  /** Channel code of the chosen provider, where the rail is a filter. */
  readonly chosen?: string | null;
  readonly onPick?: (venue: Venue) => void;
}

export function VenueRail({ venue, chosen = null, onPick }: VenueRailProps) {
  const { t } = useTranslation("lobby");
  const info = useVenueInfo(venue);
  const launch = useLaunchGame();
  const pick = onPick ?? (({ enName, name }: Venue) => launch({ enName, gameCode: "", name }));
  // What the lobby is about reports a closed region.
  if (isRegionClosed(info.error) || info.data?.venues.length === 0) return null;
  const title = t("venues.title");
  const waiting = (
    <CardRow title={title} busy className={columns}>
      <Waiting />
    </CardRow>
  );
  return (
    <AsyncView result={info} skeleton={waiting}>
      {({ venues }) => (
        <CardRow
          title={title}
          note={t("venues.note", { count: formatCount(venues.length) })}
          className={columns}
        >
          {venues.map((one) => (
            <li key={one.id}>
              <VenueCard
                venue={one}
                {...(onPick === undefined ? {} : { chosen: one.enName === chosen })}
                onPick={() => pick(one)}
              />
            </li>
          ))}
        </CardRow>
      )}
    </AsyncView>
  );
}

const WAITING = 6;

function Waiting() {
  return Array.from({ length: WAITING }, (_, at) => (
    <li key={at} aria-hidden="true">
      <Skeleton className={waitingCard} />
    </li>
  ));
}

const columns = css({
  "& > *": { width: { base: "40", desktop: { base: "52", _professional: "44" } } },
});
const waitingCard = css({
  height: { base: "26", desktop: { base: "30", _professional: "21" } },
  borderRadius: "tile",
});
