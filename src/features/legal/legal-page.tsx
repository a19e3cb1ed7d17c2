// Terms and privacy: a tree of text from the build, never markup.
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import type { LegalName } from "#contract/legal.ts";
import { useLegalDocument } from "../../session/legal-document.ts";
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
  const { data, isError, refetch } = useLegalDocument(name);
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
