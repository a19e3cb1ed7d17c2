import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { addFeedback } from "#contract/api/feedback.ts";
import { request } from "#lib/http.ts";
import { showToast } from "#ui/toast.tsx";
import { draft, requestIdOfDraft } from "./feedback-draft.ts";
import { threadPath } from "./thread-path.ts";

/** Sends the draft and opens the new thread. After a failure the draft stays, and sending it again is harmless. */
export function useSendFeedback() {
  const { t } = useTranslation("feedback");
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    const { kind, text, about, images } = draft.useDraft.getState();
    if (kind === null || pending) return;
    setPending(true);
    try {
      const { id } = await request(addFeedback, {
        requestId: requestIdOfDraft(),
        kind,
        text: text.trim(),
        images: [...images],
        ...(about === null ? {} : { about: { kind: about.kind, id: about.id } }),
      });
      draft.drop();
      showToast(t("sent"));
      void navigate(threadPath(id));
    } catch {
      // The call has shown its words.
      setPending(false);
    }
  };
  return { pending, send };
}
