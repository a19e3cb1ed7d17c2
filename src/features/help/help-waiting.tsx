import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { HelpSkeleton } from "./help-skeleton.tsx";

interface HelpWaitingProps {
  /** Shown while the text loads. */
  readonly title: string;
  /** Why the text failed to load; null while it loads. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** Shown while a text loads or when it failed to. */
export function HelpWaiting({ title, error, onRetry }: HelpWaitingProps) {
  return (
    <div className={cx(cardStyle, wide)}>
      {error === null ? (
        <HelpSkeleton title={title} />
      ) : (
        <>
          <h1 className={css({ paddingTop: "8", textAlign: "center", fontWeight: "bold" })}>
            {title}
          </h1>
          <ErrorState title={error} onRetry={onRetry} />
        </>
      )}
    </div>
  );
}

const wide = css({ gridColumn: { wide: "2 / -1" }, minWidth: "0" });
