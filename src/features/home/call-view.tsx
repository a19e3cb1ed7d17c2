// The states of a view on a call. Skeletons have the size of the content, so nothing moves when it comes.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "../../brand/brand.ts";
import type { CallResult } from "../../lib/call-result.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";

interface CallViewProps<T> {
  readonly result: CallResult<T>;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function CallView<T>({ result, skeleton, children }: CallViewProps<T>) {
  const { t } = useTranslation("home");
  switch (result.state) {
    case "loading":
      return skeleton;
    case "error":
      return <ErrorState onRetry={result.retry} className={failed} />;
    case "empty":
      return (
        <EmptyState title={t("state.empty")} note={t("state.emptyText")} art={brand().art.empty} />
      );
    case "ready":
      return children(result.data);
  }
}

const failed = css({ background: "surface", borderRadius: "lg" });
