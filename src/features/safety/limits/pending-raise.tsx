// A raise that waits: when it can be confirmed, and the second confirmation once it can.
import { useTranslation } from "react-i18next";
import { cancelLimit, confirmLimit, type Limit } from "#contract/api/protection.ts";
import { Row } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { valueText } from "../shared/words.ts";
import { pendingState } from "./limit-state.ts";

interface PendingRaiseProps {
  readonly limit: Limit;
  readonly pending: NonNullable<Limit["pending"]>;
}

export function PendingRaise({ limit: { kind, window }, pending }: PendingRaiseProps) {
  const { t } = useTranslation("safety");
  const change = useChange();
  const state = pendingState(pending, useNow());
  const { value, from, until } = pending;
  return (
    <Note>
      <p>
        {value === null
          ? t("limit.pending.remove")
          : t("limit.pending.raise", { value: valueText(kind, value, t) })}
        {" · "}
        {state === "waits"
          ? t("limit.pending.from", { from: listTime(from) })
          : t("limit.pending.until", { until: listTime(until) })}
      </p>
      <Row wrap="wrap" gap="2" marginTop="2">
        {state === "ready" && (
          <Button
            size="sm"
            tone="primary"
            loading={change.busy}
            onClick={() =>
              void change.send(confirmLimit, { kind, window }, () => t("limit.done.confirmed"))
            }
          >
            {t("limit.pending.confirm")}
          </Button>
        )}
        <Button
          size="sm"
          disabled={change.busy}
          onClick={() =>
            void change.send(cancelLimit, { kind, window }, () => t("limit.done.cancelled"))
          }
        >
          {t("limit.pending.cancel")}
        </Button>
      </Row>
    </Note>
  );
}
