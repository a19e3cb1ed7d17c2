import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_ABOUT, FEEDBACK_MAX_TEXT } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { FieldNote } from "#ui/field-note.tsx";
import { fieldLabel } from "#ui/field-style.ts";
import { useHolding } from "#session/account/use-holding.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { AboutField } from "./about-field.tsx";
import { addImage, changeDraft, draft, removeImage } from "./feedback-draft.ts";
import { ImageField } from "./image-field.tsx";
import { KindField } from "./kind-field.tsx";
import { useSendFeedback } from "./use-send-feedback.ts";

export function FeedbackForm() {
  const { t } = useTranslation("feedback");
  const { kind, text, about, images } = draft.useDraft();
  useHolding("feedback", kind === null && text === "" && images.length === 0 ? null : HELD);
  const [asked, setAsked] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { pending, send } = useSendFeedback();
  const missing = { kind: kind === null, text: text.trim() === "" };
  const ready = !missing.kind && !missing.text && !uploading;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ready) void send();
  };
  const aboutKind = kind === null ? null : FEEDBACK_ABOUT[kind];
  return (
    <form noValidate className={frame} onSubmit={onSubmit}>
      <KindField
        value={kind}
        error={asked && missing.kind ? t("need.kind") : undefined}
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
        error={asked && missing.text ? t("need.text") : undefined}
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
