import { CircleCheck, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FeedbackThread } from "#contract/api/feedback.ts";
import { Row } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { closeThread, deleteThread } from "./feedback-acts.ts";

interface ThreadActionsProps {
  readonly thread: Pick<FeedbackThread, "id" | "state">;
  readonly onGone: () => void;
}

/** Both are final, so both ask first. */
export function ThreadActions({ thread: { id, state }, onGone }: ThreadActionsProps) {
  const { t } = useTranslation("feedback");
  const [asking, setAsking] = useState<"close" | "delete" | null>(null);
  const [pending, setPending] = useState(false);
  const act = async (what: "close" | "delete") => {
    setPending(true);
    try {
      await (what === "close" ? closeThread(id) : deleteThread(id));
      setAsking(null);
      if (what === "delete") onGone();
    } catch {
      // The call has shown its words.
    }
    setPending(false);
  };
  return (
    <Row wrap="wrap" justify="flex-end" gap="2">
      {state !== "closed" && (
        <Button size="sm" onClick={() => setAsking("close")}>
          <Icon as={CircleCheck} />
          {t("close.action")}
        </Button>
      )}
      <Button size="sm" onClick={() => setAsking("delete")}>
        <Icon as={Trash2} />
        {t("delete.action")}
      </Button>
      {asking !== null && (
        <ConfirmDialog
          open
          title={t(`${asking}.title`)}
          message={t(`${asking}.text`)}
          sureText={t(`${asking}.action`)}
          pending={pending}
          onCancel={() => setAsking(null)}
          onSure={() => void act(asking)}
        />
      )}
    </Row>
  );
}
