// The lobby of draws: filters, a card per draw, the longest streaks, the player's reminders.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Stack, WithRail } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useGradual } from "#lib/time/use-gradual.ts";
import { JackpotBand } from "#domain/games/lobby/jackpot-band.tsx";
import { LobbyFrame } from "#domain/games/lobby/lobby-frame.tsx";
import { LobbyHead } from "#domain/games/lobby/lobby-head.tsx";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { VenueChips } from "#domain/games/lobby/venue-chips.tsx";
import { VisitorBand } from "#domain/games/lobby/visitor-band.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { ReminderPanel } from "../reminders/reminder-panel.tsx";
import { useDraws } from "../draws/use-draws.ts";
import { useLotteryAddress } from "../draws/use-lottery-address.ts";
import { DrawCard } from "./draw-card.tsx";
import { useIsFavouriteDraw } from "./favourite-draws.ts";
import { filterDraws } from "../draws/filter-draws.ts";
import { FilterLine } from "./filter-line.tsx";
import { NoDraws } from "./no-draws.tsx";
import { StreakList } from "./streak-list.tsx";

export function LotteryLobby() {
  const { t } = useTranslation("lottery");
  const { result, draws } = useDraws();
  return (
    <LobbyFrame
      head={<LobbyHead venue="lottery" />}
      venues={<VenueChips venue="lottery" />}
      bar={<FilterLine draws={draws} />}
      after={
        <>
          <JackpotBand venue="lottery" />
          <VisitorBand />
        </>
      }
    >
      <WithRail
        rail={{ desktop: "18rem", wide: "21rem" }}
        gap={{ base: "4", desktop: { base: "5", _professional: "3" } }}
      >
        <section aria-label={t("title")}>
          <LobbyView
            result={result}
            skeleton={<Waiting />}
            empty={<EmptyState title={t("empty.title")} art={brand().art.empty} />}
          >
            {() => <Shown draws={draws} />}
          </LobbyView>
        </section>
        <Stack as="aside" aria-label={t("aside")} gap={{ base: "4", _professional: "3" }}>
          <ReminderPanel />
          {result.state !== "error" && (
            <StreakList draws={draws} loading={result.state === "loading"} />
          )}
        </Stack>
      </WithRail>
    </LobbyFrame>
  );
}

/** Cards drawn in one frame. */
const STEP = 6;

function Shown({ draws }: { readonly draws: readonly Draw[] }) {
  const { t } = useTranslation("lottery");
  const [{ kind, speed, favourites, search }] = useLotteryAddress();
  const isFavourite = useIsFavouriteDraw();
  const shown = filterDraws(draws, { kind, speed, search, only: favourites ? isFavourite : null });
  const drawn = useGradual(shown.length, STEP);
  if (shown.length === 0) return <NoDraws draws={draws} />;
  return (
    <ul aria-label={t("title")} className={grid}>
      {shown.slice(0, drawn).map((draw) => (
        <Box as="li" key={draw.id} minWidth="0">
          <DrawCard draw={draw} />
        </Box>
      ))}
    </ul>
  );
}

const WAITING = 9;

function Waiting() {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: WAITING }, (_, at) => (
        <div key={at} className={cx(cardStyle, waiting)}>
          <Skeleton className={css({ width: "2/5", height: "5" })} />
          <Skeleton radius="md" className={css({ height: "10" })} />
          <Skeleton radius="pill" className={css({ width: "3/5", height: "7" })} />
          <Skeleton radius="md" className={css({ height: "control-sm", marginTop: "auto" })} />
        </div>
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: { base: "3", desktop: { base: "4", _professional: "2" } },
});
// As a card: name, time, numbers, buttons.
const waiting = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "3", _professional: "2" },
  height: { base: "67", _professional: "54" },
  padding: { base: "4", _professional: "3" },
});
