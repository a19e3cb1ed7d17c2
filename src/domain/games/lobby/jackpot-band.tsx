// The jackpots of a category in its lobby. Optional: left out where the category has none or the call fails.
import { useTranslation } from "react-i18next";
import { bonusPools } from "#contract/api/jackpots.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { css } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { JackpotPanel, jackpotPanelSize } from "../jackpots/jackpot-panel.tsx";

export function JackpotBand({ venue }: { readonly venue: VenueSwitch }) {
  const { t } = useTranslation("home");
  const { state, data } = useCall(
    bonusPools,
    { category: VENUE_CODES[venue] },
    { refetchEvery: 60_000 },
  );
  if (state === "error" || data?.totalCents === 0) return null;
  return (
    <section
      aria-label={t("sections.jackpot.title")}
      aria-busy={data === undefined}
      className={room}
    >
      {data === undefined ? (
        <Skeleton className={jackpotPanelSize} />
      ) : (
        <JackpotPanel
          data={data}
          title={data.name || t("jackpot.title")}
          note={data.note || t("jackpot.note")}
        />
      )}
    </section>
  );
}

// JackpotPanel uses container queries.
const room = css({ containerType: "inline-size", minWidth: "0" });
