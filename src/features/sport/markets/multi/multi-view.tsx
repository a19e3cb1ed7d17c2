// Two to six matches, each with its main prices: side by side, on phones one under the other. Prices go to the slip of
// the page.
import { ArrowLeft, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { matchPick } from "#contract/api/sport-finding.ts";
import { css, cx } from "#styled/css/index.js";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useResource } from "../../feed/resource.ts";
import { SKIP_TARGET } from "../list/use-page-filter.ts";
import { pageColumn, pageRoom } from "../page-column.ts";
import { MOST_MATCHES, toggleMulti, useMultiMatches } from "./multi-matches.ts";
import { MultiPane } from "./multi-pane.tsx";

export function MultiView({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation("sport");
  const ids = useMultiMatches((state) => state.ids);
  return (
    <section {...SKIP_TARGET} aria-label={t("list.multi")} className={cx(pageColumn, pageRoom)}>
      <div className={head}>
        <Button size="sm" tone="ghost" onClick={onBack}>
          <Icon as={ArrowLeft} />
          {t("detail.back")}
        </Button>
        <h2 className={heading}>{t("list.multi")}</h2>
        <p className={note}>{t("find.multi.note", { count: MOST_MATCHES })}</p>
      </div>
      {ids.length > 0 && (
        <ul
          role="list"
          className={cx(grid, ids.length === 4 && pairs, ids.length > ROOMY && thirds)}
        >
          {ids.map((gameId) => (
            <li key={gameId} className={css({ minWidth: "0" })}>
              <MultiPane gameId={gameId} dense={ids.length > ROOMY} />
            </li>
          ))}
        </ul>
      )}
      {ids.length < MOST_MATCHES && <Suggested ids={ids} />}
    </section>
  );
}

/** With more matches than this, panes show less, so that all fit on one screen. */
const ROOMY = 4;
const SUGGESTED = 12;
const REFRESH_MS = 30_000;
const POPULAR = { pick: "popular", utcOffset: 0, teams: [], leagues: [], matches: [] } as const;

/** Matches in play that are most bet on. */
function Suggested({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation("sport");
  const { data, ...result } = useResource(
    matchPick,
    { ...POPULAR, teams: [], leagues: [], matches: [] },
    { refetchEvery: REFRESH_MS },
  );
  const shown = data?.matches
    .filter(({ gameId, state }) => state.isLive && !ids.includes(gameId))
    .slice(0, SUGGESTED);
  return (
    <section aria-label={t("find.multi.add")} className={cx(cardStyle, box)}>
      <h3 className={heading}>{t(ids.length < 2 ? "find.multi.choose" : "find.multi.add")}</h3>
      <AsyncView
        result={{ ...result, data: shown }}
        skeleton={<Skeleton className={css({ height: "24", borderRadius: "md" })} />}
      >
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState title={t("find.multi.none")} note={t("find.multi.noneNote")} />
          ) : (
            <ul role="list" className={offers}>
              {matches.map(({ gameId, league, team_h, team_c, state }) => (
                <li key={gameId} className={css({ minWidth: "0" })}>
                  <PlainButton className={offer} onClick={() => toggleMulti(gameId)}>
                    <Icon as={Plus} />
                    <span className={words}>
                      <b
                        className={teams}
                      >{`${team_h} ${state.sc_FT_H}-${state.sc_FT_C} ${team_c}`}</b>
                      <span className={note}>{league}</span>
                    </span>
                  </PlainButton>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </section>
  );
}

const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const note = css({ color: "text-muted", fontSize: "xs", truncate: true });
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "repeat(auto-fit, minmax(min(23rem, 100%), 1fr))",
  },
  gap: { base: "3", _professional: "2" },
  alignItems: "start",
});
/** Four in two rows of two, where only three would have room side by side. */
const pairs = css({
  "@media (min-width: 75rem) and (max-width: 124.99rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
});
/** Five or six in two rows. */
const thirds = css({
  "@media (min-width: 125rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
const box = css({ display: "grid", gap: "3", padding: "4" });
const offers = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
  gap: "2",
});
const offer = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "11",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
const words = css({ display: "grid", minWidth: "0", lineHeight: "tight" });
const teams = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold", truncate: true });
