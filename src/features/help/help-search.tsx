/* oxlint-disable react/no-array-index-key -- a result is replaced as a whole: its pieces are never reordered */
// Search over every page of the bundle.
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { SearchList } from "#ui/fields/search-list.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import type { Piece } from "./excerpt.ts";
import { type HelpHit, hitAddress } from "./search-help.ts";
import { useHelpHits } from "./use-help-hits.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

export function HelpSearch({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation("help");
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  return (
    <Box data-tour="search" width={{ base: "full", desktop: "88" }}>
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
    </Box>
  );
}

function Hit({ hit: { title, section, excerpt } }: { readonly hit: HelpHit }) {
  return (
    <Stack as="span" gap="0-5" minWidth="0">
      <Text as="b" color="text-strong" weight="semibold">
        <Pieces pieces={title} />
        {section.length > 0 && " · "}
        <Pieces pieces={section} />
      </Text>
      <Text as="span" size="xs">
        <Pieces pieces={excerpt} />
      </Text>
    </Stack>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      <Box as="mark" key={index} background="transparent" color="accent-text" weight="bold">
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

function Waiting() {
  return (
    <Stack gap="3" padding="4">
      <Skeleton className={css({ width: "1/2" })} />
      <Skeleton />
      <Skeleton className={css({ width: "3/4" })} />
    </Stack>
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
