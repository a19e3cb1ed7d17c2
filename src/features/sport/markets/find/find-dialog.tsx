// One search over all sports, days, leagues, teams and markets. The server spells the names out: what is typed
// is sent as it is.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { sportSearch } from "#contract/api/sport-finding.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { SearchList, searchRow, walkSearch } from "#ui/fields/search-list.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useResource } from "../../feed/resource.ts";
import { writeFilter } from "../list/page-filter.ts";
import { usePageFilter } from "../list/use-page-filter.ts";
import { addressOf, type Found, type Hit, hitsOf, nameAddress } from "./find-hits.ts";
import { closeFinder } from "../list/find-state.ts";
import { HitView } from "./hit-view.tsx";
import { RecentSearches } from "./recent-list.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { Link } from "react-router-dom";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { FindPart } from "./find-part.tsx";

interface FindDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function FindDialog({ open, onClose }: FindDialogProps) {
  const { t } = useTranslation("sport");
  // Not open again when the member comes back to the sports page.
  useEffect(() => closeFinder, []);
  return (
    <Dialog open={open} size="lg" title={t("find.title")} onClose={onClose}>
      <Finder />
    </Dialog>
  );
}

function Finder() {
  const { t } = useTranslation("sport");
  const [query, setQuery] = useState("");
  const list = writeFilter(usePageFilter().filter);
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
    <Stack gap="2" padding="2">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={css({ height: "9", borderRadius: "sm" })} />
      ))}
    </Stack>
  );
}

/** Does not move while one types. */
const frame = css({ minHeight: "[min(34rem, 66dvh)]", alignContent: "start" });

// Nothing was found: the most similar names, as links.
interface NearNamesProps {
  readonly near: Found["near"];
  readonly onChoose: () => void;
}

function NearNames({ near, onChoose }: NearNamesProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  if (near.length === 0) return <EmptyState title={t("find.none")} note={t("find.noneNote")} />;
  return (
    <FindPart title={t("find.near")}>
      <ul>
        {near.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link
              to={nameAddress({ kind, id })}
              className={searchRow}
              onClick={onChoose}
              onKeyDown={walkSearch}
            >
              <Crest
                src={mediaUrl(`/media/crest/${kind === "league" ? "league-" : ""}${id}.svg`)}
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FindPart>
  );
}
