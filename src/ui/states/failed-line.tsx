import { useTranslation } from "react-i18next";
import { Row } from "#styled/jsx/index.js";
import { errorText, isNoData } from "#lib/calls/error-text.ts";
import { Button } from "../buttons/button.tsx";
import { Note } from "../text/note.tsx";

interface FailedLineProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Below figures of which some could not be loaded: why, in the words of the server. */
export function FailedLine({ error, onRetry }: FailedLineProps) {
  const { t } = useTranslation("ui");
  // Nothing to show is no failure.
  if (isNoData(error)) return null;
  return (
    <Note tone="warn">
      <Row align="center" gap="3" wrap="wrap">
        <span role="alert">{errorText(error)}</span>
        <Button size="sm" onClick={onRetry}>
          {t("error.retry")}
        </Button>
      </Row>
    </Note>
  );
}
