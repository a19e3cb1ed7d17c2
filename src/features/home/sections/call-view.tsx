// The view of a section on its call, with the words and the drawing of an empty section.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";

interface CallViewProps<T> {
  readonly result: CallResult<T>;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function CallView<T>({ result, skeleton, children }: CallViewProps<T>) {
  const { t } = useTranslation("home");
  return (
    <AsyncView
      result={result}
      skeleton={skeleton}
      empty={
        <EmptyState title={t("state.empty")} note={t("state.emptyText")} art={brand().art.empty} />
      }
      errorFrame={failed}
    >
      {children}
    </AsyncView>
  );
}

const failed = css({ background: "surface", borderRadius: "lg" });
