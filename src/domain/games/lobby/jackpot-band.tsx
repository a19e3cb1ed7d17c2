// The jackpots of a category in its lobby, as a panel or in one line (always in the professional edition). It is left
// out when the category has none or the call fails.
import { useTranslation } from "react-i18next";
import { bonusPools } from "#contract/api/jackpots.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { css } from "#styled/css/index.js";
import { useAppearance } from "#lib/browser/appearance.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { JackpotLine, jackpotLineSize } from "../jackpots/jackpot-line.tsx";
import { JackpotPanel, jackpotPanelSize } from "../jackpots/jackpot-panel.tsx";

interface JackpotBandProps {
  readonly venue: VenueSwitch;
  /** Stands above what the lobby is about. */
  readonly above?: boolean;
}

export function JackpotBand({ venue, above = false }: JackpotBandProps) {
  const { t } = useTranslation("home");
  const isDense = useAppearance((state) => state.edition === "professional");
  const { state, data } = useCall(
    bonusPools,
    { category: VENUE_CODES[venue] },
    { refetchEvery: 60_000 },
  );
  if (state === "error" || data?.totalCents === 0) return null;
  const inLine = above || isDense;
  const title = data?.name || t("jackpot.title");
  return (
    <section
      aria-label={t("sections.jackpot.title")}
      aria-busy={data === undefined}
      className={room}
    >
      {data === undefined && <Skeleton className={inLine ? jackpotLineSize : jackpotPanelSize} />}
      {data !== undefined && inLine && <JackpotLine data={data} title={title} />}
      {data !== undefined && !inLine && (
        <JackpotPanel data={data} title={title} note={data.note || t("jackpot.note")} />
      )}
    </section>
  );
}

// JackpotPanel uses container queries.
const room = css({ containerType: "inline-size", minWidth: "0" });
