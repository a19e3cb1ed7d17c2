// Search over the pages of the site.
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { isEmpty } from "#lib/calls/call-result.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { SearchList } from "#ui/fields/search-list.tsx";
import { searchPages } from "./search-pages.ts";
import { useHelpWords } from "./use-help-words.ts";
import type { SitePage } from "./use-site-pages.ts";

export function PageSearch({ pages }: { readonly pages: readonly SitePage[] }) {
  const { t } = useTranslation("not-found");
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  const data = searchPages(pages, useHelpWords(wanted), query);
  return (
    <SearchList
      className={frame}
      label={t("search.label")}
      placeholder={t("search.placeholder")}
      query={query}
      onQuery={setQuery}
      onWanted={() => setWanted(true)}
      result={{ state: isEmpty(data) ? "empty" : "ready", data, error: null, retry: () => {} }}
      addressOf={({ path }) => path}
      resultsLabel={t("search.label")}
      found={(count) => t("search.found", { count })}
      empty={
        <Text padding="3" size="sm">
          {t("search.none")}
        </Text>
      }
    >
      {({ title, group }) => (
        <>
          <Text as="b" color="text-strong" weight="semibold">
            {title}
          </Text>
          <Text as="span" marginLeft="auto" size="xs">
            {t(`group.${group}`)}
          </Text>
          <Icon as={ChevronRight} />
        </>
      )}
    </SearchList>
  );
}

const frame = css({ width: "search" });
