// Search over the pages of the site.
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { isEmpty } from "#lib/call-result.ts";
import { Icon } from "#ui/icon.tsx";
import { SearchList } from "#ui/search-list.tsx";
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
      empty={<p className={none}>{t("search.none")}</p>}
    >
      {({ title, group }) => (
        <>
          <b className={css({ color: "text-strong", fontWeight: "semibold" })}>{title}</b>
          <span className={groupName}>{t(`group.${group}`)}</span>
          <Icon as={ChevronRight} />
        </>
      )}
    </SearchList>
  );
}

const frame = css({ width: "search" });
const none = css({ padding: "3", fontSize: "sm" });
const groupName = css({ marginLeft: "auto", fontSize: "xs" });
