import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { HelpSkeleton } from "./help-skeleton.tsx";

interface HelpWaitingProps {
  /** Known before the text is. */
  readonly title: string;
  /** Why there will be no text; null while it is on its way. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** In the place of a text that is not there. */
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
