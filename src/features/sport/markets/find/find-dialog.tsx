// One search over all sports, days, leagues, teams and markets. The server spells the names out: what is typed
// is sent as it is.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sportSearch } from "#contract/api/sport-finding.ts";
import { css } from "#styled/css/index.js";
import { Dialog } from "#ui/dialog.tsx";
import { SearchList } from "#ui/search-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useResource } from "../../feed/resource.ts";
import { writeFilter } from "../list/page-filter.ts";
import { usePageFilter } from "../list/use-page-filter.ts";
import { addressOf, type Hit, hitsOf } from "./find-hits.ts";
import { closeFinder, useFinder } from "./find-state.ts";
import { HitView } from "./hit-view.tsx";
import { NearNames } from "./near-names.tsx";
import { RecentSearches } from "./recent-list.tsx";
import { rememberSearch } from "./recent-searches.ts";

export function FindDialog() {
  const { t } = useTranslation("sport");
  const open = useFinder((state) => state.open);
  return (
    <Dialog open={open} size="lg" title={t("find.title")} onClose={closeFinder}>
      <Finder />
    </Dialog>
  );
}

function Finder() {
  const { t } = useTranslation("sport");
  const [query, setQuery] = useState("");
  const list = writeFilter(usePageFilter().filter).toString();
  const typed = query.trim();
  const { state, data, error, retry } = useResource(
    sportSearch,
    { text: typed },
    { enabled: typed !== "" },
  );
  const hits = data === undefined ? undefined : hitsOf(data);
  const choose = () => {
    rememberSearch(typed);
    closeFinder();
  };
  return (
    <SearchList<Hit>
      label={t("find.label")}
      placeholder={t("find.placeholder")}
      query={query}
      onQuery={setQuery}
      onWanted={noPreparation}
      result={{ state: stateOf(hits) ?? state, data: hits, error, retry }}
      addressOf={(hit) => addressOf(hit, list)}
      resultsLabel={t("find.results")}
      found={(count) => t("find.found", { count })}
      empty={<NearNames near={data?.near ?? []} onChoose={choose} />}
      idle={<RecentSearches onSearch={setQuery} onChoose={closeFinder} />}
      skeleton={<Waiting />}
      onChoose={choose}
      className={frame}
    >
      {(hit) => <HitView hit={hit} />}
    </SearchList>
  );
}

/** By all lists: an answer without teams may have found something else. */
function stateOf(hits: readonly Hit[] | undefined): "ready" | "empty" | undefined {
  return hits && (hits.length === 0 ? "empty" : "ready");
}

function noPreparation(): void {}

function Waiting() {
  return (
    <div className={waiting}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={css({ height: "9", borderRadius: "sm" })} />
      ))}
    </div>
  );
}

/** Does not move while one types. */
const frame = css({ minHeight: "[min(34rem, 66dvh)]", alignContent: "start" });
const waiting = css({ display: "grid", gap: "2", padding: "2" });
