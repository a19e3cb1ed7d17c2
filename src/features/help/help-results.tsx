/* oxlint-disable react/no-array-index-key -- the pieces of a result are replaced as a whole */
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "../../session/customer-service.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { srOnly } from "../../ui/sr-only.ts";
import type { Piece } from "./excerpt.ts";
import { hitAddress } from "./search-help.ts";
import type { HelpHits } from "./use-help-hits.ts";

interface HelpResultsProps extends HelpHits {
  readonly open: boolean;
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function HelpResults(props: HelpResultsProps) {
  const { open, hits, failed, onRetry, onPick, onKeyDown } = props;
  const { t } = useTranslation("help");
  return (
    <>
      <output className={srOnly}>
        {open && hits !== undefined ? t("search.found", { count: hits.length }) : ""}
      </output>
      {open && (
        <div className={panel}>
          {failed && <ErrorState title={t("error")} onRetry={onRetry} />}
          {!failed && hits === undefined && <Waiting />}
          {hits?.length === 0 && <Nothing />}
          <ul aria-label={t("search.results")}>
            {hits?.map((hit) => (
              <li key={hitAddress(hit)}>
                <Link
                  to={hitAddress(hit)}
                  className={result}
                  onClick={onPick}
                  onKeyDown={onKeyDown}
                >
                  <b className={css({ color: "text-strong", fontWeight: "semibold" })}>
                    <Pieces pieces={hit.title} />
                    {hit.section.length > 0 && " · "}
                    <Pieces pieces={hit.section} />
                  </b>
                  <span className={css({ color: "text-muted", fontSize: "xs" })}>
                    <Pieces pieces={hit.excerpt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
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
    <div aria-busy="true" className={css({ display: "grid", gap: "3", padding: "4" })}>
      <Skeleton className={css({ width: "[50%]" })} />
      <Skeleton />
      <Skeleton className={css({ width: "[70%]" })} />
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation("help");
  return (
    <div className={empty}>
      <p className={css({ color: "text-strong", fontWeight: "semibold" })}>{t("search.nothing")}</p>
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("search.advice")}</p>
      <Button size="sm" onClick={askCustomerService}>
        {t("service.ask")}
      </Button>
    </div>
  );
}

const panel = css({
  position: "absolute",
  right: "0",
  top: "[calc(100% + {spacing.1})]",
  zIndex: "sticky",
  width: { base: "full", desktop: "[28rem]" },
  maxHeight: "[min(28rem, 60dvh)]",
  padding: "1",
  borderRadius: "md",
  background: "surface-overlay",
  boxShadow: "[{shadows.3}, inset 0 0 0 1px {colors.hairline}]",
  overflowY: "auto",
  overscrollBehavior: "contain",
});

const result = css({
  display: "grid",
  gap: "[2px]",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "sm",
  fontSize: "sm",
  lineHeight: "[1.5]",
  scrollMarginBlock: "1",
  _hover: { background: "surface-hover" },
  _focusVisible: { background: "surface-hover", outlineOffset: "[-2px]" },
});

const found = css({ background: "transparent", color: "accent-text", fontWeight: "bold" });

const empty = css({
  display: "grid",
  justifyItems: "center",
  gap: "2",
  paddingBlock: "6",
  paddingInline: "4",
  textAlign: "center",
});
