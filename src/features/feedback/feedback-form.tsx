import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_ABOUT, FEEDBACK_MAX_TEXT } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { fieldLabel } from "#ui/fields/field-style.ts";
import { useHolding } from "#session/account/use-holding.ts";
import { useDraftForm } from "#ui/form/use-draft-form.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { AboutField } from "./about-field.tsx";
import {
  addImage,
  changeDraft,
  feedbackDraft,
  removeImage,
  requestIdOfDraft,
} from "./feedback-draft.ts";
import { ImageField } from "./image-field.tsx";
import { KindField } from "./kind-field.tsx";
import { useNavigate } from "react-router-dom";
import { addFeedback } from "#contract/api/feedback.ts";
import { request } from "#lib/calls/http.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { threadPath } from "./thread-path.ts";

export function FeedbackForm() {
  const { t } = useTranslation("feedback");
  const { kind, text, about, images } = feedbackDraft.useDraft();
  useHolding("feedback", kind === null && text === "" && images.length === 0 ? null : HELD);
  const [uploading, setUploading] = useState(false);
  const { pending, send } = useSendFeedback();
  const missing = { kind: kind === null, text: text.trim() === "" };
  const ready = !missing.kind && !missing.text && !uploading;
  const { pressed, onSubmit } = useDraftForm(ready, () => void send());
  const aboutKind = kind === null ? null : FEEDBACK_ABOUT[kind];
  return (
    <form noValidate className={frame} onSubmit={onSubmit}>
      <KindField
        value={kind}
        error={pressed && missing.kind ? t("need.kind") : undefined}
        onChange={(next) => changeDraft({ kind: next, about: null })}
      />
      {aboutKind !== null && (
        <AboutField
          key={aboutKind}
          kind={aboutKind}
          value={about}
          onChange={(next) => changeDraft({ about: next })}
        />
      )}
      <TextArea
        label={t("text")}
        rows={6}
        max={FEEDBACK_MAX_TEXT}
        placeholder={t("placeholder")}
        value={text}
        error={pressed && missing.text ? t("need.text") : undefined}
        onChange={(next) => changeDraft({ text: next })}
      />
      <div className={css({ display: "grid", gap: "2" })}>
        <span className={fieldLabel}>{t("images.label")}</span>
        <ImageField images={images} onAdd={addImage} onRemove={removeImage} onBusy={setUploading} />
      </div>
      {uploading && <FieldNote tone="hint">{t("images.wait")}</FieldNote>}
      <SubmitButton ready={ready} pending={pending}>
        {t("send")}
      </SubmitButton>
    </form>
  );
}

/** The draft has what was written; the login opens over the page. */
const HELD = {};

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  minWidth: "0",
});

/** Sends the draft and opens the new thread. After a failure the draft stays, and sending it again is harmless. */
function useSendFeedback() {
  const { t } = useTranslation("feedback");
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    const { kind, text, about, images } = feedbackDraft.useDraft.getState();
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
      feedbackDraft.drop();
      showToast(t("sent"));
      void navigate(threadPath(id));
    } catch {
      // The call has shown its words.
      setPending(false);
    }
  };
  return { pending, send };
}
