// Matches in play in the lobby, with live prices.
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { matchNow, useFeedResult, useMatchIds } from "../../feed/feed-store.ts";
import { withoutParts } from "../list/match-parts.ts";
import { useEnterSport } from "./enter-sport.ts";
import { LobbyMatch } from "./lobby-match.tsx";

const SHOWN = 6;

export function LobbyMatches() {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const ids = useLargest();
  return (
    <section aria-labelledby="sport-live">
      <SectionHead id="sport-live" title={t("list.lobby.live")} note={t("list.lobby.liveNote")}>
        <Button size="sm" onClick={() => enter("sport=ALL")}>
          {t("list.lobby.allLive")}
        </Button>
      </SectionHead>
      <AsyncView
        result={useFeedResult(ids)}
        skeleton={<Waiting />}
        empty={
          <EmptyState
            title={t("list.empty.none.title")}
            note={t("list.empty.none.note")}
            action={<Button onClick={() => enter("show=FT")}>{t("list.empty.toToday")}</Button>}
          />
        }
      >
        {(largest) => (
          <ul className={grid}>
            {largest.map((id) => (
              <li key={id} className={css({ minWidth: "0" })}>
                <LobbyMatch gameId={id} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

function Waiting() {
  return (
    <div className={grid}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <Skeleton key={at} className={waiting} />
      ))}
    </div>
  );
}

/** Those with the most markets, chosen again only when matches come or go. */
function useLargest(): readonly string[] {
  const ids = useMatchIds();
  return useMemo(
    () =>
      withoutParts(ids.flatMap((id) => matchNow(id) ?? []))
        .games.toSorted((one, other) => other.more - one.more)
        .slice(0, SHOWN)
        .map(({ gameId }) => gameId),
    [ids],
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(2, minmax(0, 1fr))",
    wide: "repeat(3, minmax(0, 1fr))",
  },
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const waiting = css({
  height: { base: "68", desktop: { base: "64", _professional: "60" } },
  borderRadius: "lg",
});
