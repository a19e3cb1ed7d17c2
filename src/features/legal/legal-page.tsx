// Terms and privacy: a tree of text from the build, never markup.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { brandEntry } from "../../brand/brand.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useLocale } from "../../session/locale.ts";
import { cardStyle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { LegalSkeleton } from "./legal-skeleton.tsx";

const DOCUMENTS: Readonly<Record<string, LegalName>> = {
  "/app/help/gztk": "terms",
  "/app/help/ysgz": "privacy",
};

export function Page() {
  const name = DOCUMENTS[useLocation().pathname.replace(/\/$/, "")] ?? "terms";
  const { t } = useTranslation("legal");
  const { data, isError, refetch } = useLegal(name);
  return (
    <div className={column}>
      {data !== undefined ? (
        <LegalArticle document={data} />
      ) : (
        <div className={cx(cardStyle, css({ gridColumn: "[1 / -1]" }))}>
          {isError ? (
            <ErrorState title={t("error")} onRetry={() => void refetch()} />
          ) : (
            <LegalSkeleton />
          )}
        </div>
      )}
    </div>
  );
}

/** The document in the player's locale; it never changes within a release. */
function useLegal(name: LegalName) {
  const locale = useLocale();
  return useQuery(
    {
      queryKey: ["legal", name, locale],
      queryFn: async () => {
        const load = brandEntry().legal[name][locale];
        if (load === undefined) throw new Error(`The bundle has no ${name} in ${locale}.`);
        return (await load()).default;
      },
      staleTime: Infinity,
    },
    queryClient,
  );
}

const column = css({
  display: "grid",
  gridTemplateColumns: { base: "[minmax(0, 1fr)]", wide: "[16rem minmax(0, 52rem)]" },
  justifyContent: "center",
  alignItems: "start",
  gap: { base: "4", wide: "8" },
  width: "[min(100% - {spacing.gutter} * 2, {sizes.content})]",
  marginInline: "auto",
  paddingBlock: { base: "4", desktop: "10" },
});
