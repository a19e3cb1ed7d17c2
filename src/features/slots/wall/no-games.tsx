// In the place of an empty wall: why it is empty, near hits of a search, and the way out.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/game-list.ts";
import { css } from "#styled/css/index.js";
import { Heading } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { gameLobby } from "../filter/lobby-filter.ts";
import { CoverTile } from "./cover-tile.tsx";

interface NoGamesProps {
  /** Games with similar names. */
  readonly near: readonly Game[];
  readonly onOpen: (game: Game) => void;
}

export function NoGames({ near, onOpen }: NoGamesProps) {
  const { t } = useTranslation("slots");
  const loggedIn = useLoggedIn();
  const { filter, choose } = gameLobby.useFilter();
  const { own } = filter;
  const { art } = brand();
  if (own !== null && !loggedIn)
    return (
      <EmptyState
        title={t("empty.visitor")}
        note={t("empty.visitorNote")}
        art={art.empty}
        action={
          <Button tone="primary" onClick={() => emit("login", null)}>
            {t("empty.login")}
          </Button>
        }
      />
    );
  if (own !== null && filter.search === "")
    return (
      <EmptyState
        title={t(`empty.${own}`)}
        note={t(`empty.${own}Note`)}
        art={art.empty}
        action={<Button onClick={() => choose(gameLobby.none)}>{t("empty.all")}</Button>}
      />
    );
  return (
    <>
      <EmptyState
        title={t("empty.title")}
        note={t("empty.note")}
        art={art.empty}
        action={<Button onClick={() => choose(gameLobby.none)}>{t("filter.reset")}</Button>}
      />
      {near.length > 0 && (
        <section aria-labelledby="near-games">
          <Heading as="h3" id="near-games" marginBottom="3">
            {t("empty.near")}
          </Heading>
          <ul className={grid}>
            {near.map((game) => (
              <li key={`${game.enName} ${game.id}`}>
                <CoverTile game={game} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(auto-fill, minmax(7rem, 1fr))",
    desktop: "repeat(auto-fill, minmax(9rem, 1fr))",
  },
  gap: { base: "4", _professional: "2" },
});
