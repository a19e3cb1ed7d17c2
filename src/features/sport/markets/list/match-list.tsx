// The list and its other states: loading, failed, empty, nothing found.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand, ownDuty } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { useFeedHealth } from "../../feed/feed-store.ts";
import type { ListRow } from "./build-rows.ts";
import { type EmptyReason, emptyReason } from "./empty-reason.ts";
import { LineMark } from "./line-mark.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { setSearch, useListState } from "./list-state.ts";
import type { PageFilter } from "./page-filter.ts";
import { StaleBanner } from "./stale-banner.tsx";
import { SKIP_TARGET } from "./use-page-filter.ts";
import type { Columns } from "../../feed/sport-preferences.ts";

/** Loaded with the virtualiser when there are rows. */
const MatchTable = latePart(async () => (await import("./match-table.tsx")).MatchTable);

interface MatchListProps {
  readonly filter: PageFilter;
  readonly rows: readonly ListRow[];
  readonly columns: Columns;
  readonly onChange: (change: Partial<PageFilter>) => void;
}

export function MatchList({ filter, rows, columns, onChange }: MatchListProps) {
  const { t } = useTranslation("sport");
  const health = useFeedHealth();
  const offline = useOffline(({ since }) => since !== null);
  if (rows.length > 0) {
    return (
      <div>
        <LineMark />
        {filter.show === "RB" && ownDuty("streamDelayNotice") === true && (
          <div className={delay}>
            <DutyPart name="duty-match-delay" />
          </div>
        )}
        {(health.state === "stale" || offline) && <StaleBanner health={health} offline={offline} />}
        <Suspense fallback={<ListSkeleton />}>
          <MatchTable
            key={`${filter.sport} ${filter.show} ${filter.date} ${filter.pick} ${filter.of}`}
            rows={rows}
            columns={columns}
            sport={filter.pick === null ? filter.sport : "ALL"}
          />
        </Suspense>
      </div>
    );
  }
  const known = health.state !== "loading" && health.state !== "error";
  return (
    <div {...SKIP_TARGET} className={health.state === "loading" ? undefined : frame}>
      <AsyncView
        result={{ ...health, data: known || undefined }}
        error={t("list.failed")}
        skeleton={
          <>
            <output className={srOnly}>{t("list.loading")}</output>
            <ListSkeleton />
          </>
        }
      >
        {() => <Nothing filter={filter} onChange={onChange} />}
      </AsyncView>
    </div>
  );
}

function Nothing({ filter, onChange }: Pick<MatchListProps, "filter" | "onChange">) {
  const { t } = useTranslation("sport");
  const search = useListState((state) => state.search);
  const why = emptyReason(filter, search);
  return (
    <EmptyState
      art={brand().art.empty}
      title={t(`list.empty.${why}.title`)}
      note={t(`list.empty.${why}.note`)}
      action={<WayOut why={why} show={filter.show} onChange={onChange} />}
    />
  );
}

interface WayOutProps extends Pick<MatchListProps, "onChange">, Pick<PageFilter, "show"> {
  readonly why: EmptyReason;
}

function WayOut({ why, show, onChange }: WayOutProps) {
  const { t } = useTranslation("sport");
  if (why === "follows") return null;
  if (why === "search") return <ResetFilter onChange={onChange} />;
  if (why === "day")
    return <Button onClick={() => onChange({ date: null })}>{t("list.empty.toEveryDay")}</Button>;
  return (
    <Button onClick={() => onChange({ show: show === "FT" ? "FU" : "FT" })}>
      {t(show === "FT" ? "list.empty.toEarly" : "list.empty.toToday")}
    </Button>
  );
}

// Its room is there before the words are.
const delay = css({
  minHeight: { base: "13", desktop: "6" },
  paddingTop: { base: "2", desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
});
const frame = css({
  borderRadius: { desktop: "lg" },
  background: "surface",
  boxShadow: "1-edge",
  minHeight: "72",
  display: "grid",
});

/** Resets the filter when nothing was found. */
function ResetFilter({ onChange }: { readonly onChange: (change: Partial<PageFilter>) => void }) {
  const { t } = useTranslation("sport");
  return (
    <Button
      onClick={() => {
        setSearch("");
        onChange({ leagues: [], only: null });
      }}
    >
      {t("list.empty.reset")}
    </Button>
  );
}
