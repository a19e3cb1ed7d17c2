// Matches in play in the lobby, with the prices of this moment.
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Button } from "../../../ui/button.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { matchNow, useFeedHealth, useMatchIds } from "../live/feed-store.ts";
import { useEnterSport } from "./enter-sport.ts";
import { LobbyMatch } from "./lobby-match.tsx";

const SHOWN = 6;

export function LobbyMatches() {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const ids = useLargest();
  const health = useFeedHealth();
  return (
    <section aria-labelledby="sport-live" aria-busy={health.state === "loading"}>
      <SectionHead id="sport-live" title={t("list.lobby.live")} note={t("list.lobby.liveNote")}>
        <Button size="sm" onClick={() => enter("sport=ALL")}>
          {t("list.lobby.allLive")}
        </Button>
      </SectionHead>
      {health.state === "error" && <ErrorState onRetry={health.retry} />}
      {health.state === "empty" && (
        <EmptyState
          title={t("list.empty.none.title")}
          note={t("list.empty.none.note")}
          action={<Button onClick={() => enter("show=FT")}>{t("list.empty.toToday")}</Button>}
        />
      )}
      <ul className={grid}>
        {health.state === "loading" &&
          Array.from({ length: SHOWN }, (_, at) => (
            <li key={at}>
              <Skeleton className={waiting} />
            </li>
          ))}
        {ids.map((id) => (
          <li key={id} className={css({ minWidth: "0" })}>
            <LobbyMatch gameId={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those with the most to bet on, chosen anew only when matches come or go. */
function useLargest(): readonly string[] {
  const ids = useMatchIds();
  return useMemo(
    () =>
      ids
        .map((id) => ({ id, size: matchNow(id)?.more ?? 0 }))
        .toSorted((one, other) => other.size - one.size)
        .slice(0, SHOWN)
        .map(({ id }) => id),
    [ids],
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "[minmax(0, 1fr)]",
    desktop: "[repeat(2, minmax(0, 1fr))]",
    wide: "[repeat(3, minmax(0, 1fr))]",
  },
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
const waiting = css({ height: "[11.5rem]", borderRadius: "lg" });
