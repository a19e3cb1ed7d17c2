/* oxlint-disable react/no-array-index-key -- a result is replaced as a whole: its pieces are never reordered */
// Search over every page of the bundle.
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchList } from "#ui/search-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Piece } from "./excerpt.ts";
import { type HelpHit, hitAddress } from "./search-help.ts";
import { useHelpHits } from "./use-help-hits.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

export function HelpSearch({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation("help");
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  return (
    <div data-tour="search" className={frame}>
      <SearchList
        results="over"
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        query={query}
        onQuery={setQuery}
        onWanted={() => setWanted(true)}
        result={useHelpHits(menu, useDeferredValue(query), wanted)}
        addressOf={hitAddress}
        resultsLabel={t("search.results")}
        found={(count) => t("search.found", { count })}
        error={t("error")}
        skeleton={<Waiting />}
        empty={<Nothing />}
      >
        {(hit) => <Hit hit={hit} />}
      </SearchList>
    </div>
  );
}

function Hit({ hit: { title, section, excerpt } }: { readonly hit: HelpHit }) {
  return (
    <span className={lines}>
      <b className={css({ color: "text-strong", fontWeight: "semibold" })}>
        <Pieces pieces={title} />
        {section.length > 0 && " · "}
        <Pieces pieces={section} />
      </b>
      <span className={css({ fontSize: "xs" })}>
        <Pieces pieces={excerpt} />
      </span>
    </span>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function Waiting() {
  return (
    <div className={css({ display: "grid", gap: "3", padding: "4" })}>
      <Skeleton className={css({ width: "1/2" })} />
      <Skeleton />
      <Skeleton className={css({ width: "3/4" })} />
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation("help");
  return (
    <EmptyState
      title={t("search.nothing")}
      note={t("search.advice")}
      action={
        <Button size="sm" onClick={askCustomerService}>
          {t("service.ask")}
        </Button>
      }
    />
  );
}

const frame = css({ width: { base: "full", desktop: "88" } });
const lines = css({ display: "grid", gap: "0-5", minWidth: "0" });
const found = css({ background: "transparent", color: "accent-text", fontWeight: "bold" });
