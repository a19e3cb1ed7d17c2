// The states of a view on a call. Its skeleton has the size of the content, so nothing moves when that comes.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { errorText, isNoData } from "#lib/calls/error-text.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { ErrorState } from "./error-state.tsx";

/** A `CallResult`, or anything else that loads, can fail and can be retried. */
export interface AsyncResult<T> {
  /** `error` and `empty` count; a feed has more states than a call. */
  readonly state: string;
  /** Existing data stays shown while a newer answer loads or when it has failed. */
  readonly data: T | undefined;
  /** Of the last try; null where nothing can fail. */
  readonly error: unknown;
  readonly retry: () => void;
}

interface AsyncViewProps<T> {
  readonly result: AsyncResult<T>;
  readonly skeleton: ReactNode;
  /** Replaces an empty list; without it an empty list is shown as content. */
  readonly empty?: ReactNode;
  /** Error message; without a connection the view shows that instead. */
  readonly error?: string | undefined;
  /** Class of the error's frame. */
  readonly errorFrame?: string | undefined;
  readonly children: (data: T) => ReactNode;
}

export function AsyncView<T>(props: AsyncViewProps<T>) {
  const { result, skeleton, empty, error, errorFrame, children } = props;
  const { state, data, retry } = result;
  if (data !== undefined) {
    return state === "empty" && empty !== undefined ? empty : children(data);
  }
  if (state === "error" && isNoData(result.error)) {
    return empty ?? <p className={cx(noData, errorFrame)}>{errorText(result.error)}</p>;
  }
  if (state === "error") {
    return <Failed title={error} error={result.error} className={errorFrame} onRetry={retry} />;
  }
  return (
    <div aria-busy="true" className={boxless}>
      {skeleton}
    </div>
  );
}

interface FailedProps {
  readonly title: string | undefined;
  readonly error: unknown;
  readonly className: string | undefined;
  readonly onRetry: () => void;
}

function Failed({ title, error, className, onRetry }: FailedProps) {
  const { t } = useTranslation("ui");
  const offline = useOffline(({ since }) => since !== null);
  return (
    <ErrorState
      title={offline ? t("error.offline") : (title ?? t("error.title"))}
      error={error}
      className={className}
      onRetry={onRetry}
    />
  );
}

const boxless = css({ display: "contents" });
/** One line, without the drawing of an empty state, which loads later than most views. */
const noData = css({
  paddingBlock: "8",
  paddingInline: "5",
  color: "text-strong",
  fontWeight: "bold",
  fontSize: "md",
  textAlign: "center",
});
