import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { addFeedback } from "#contract/api/feedback.ts";
import { FEEDBACK_MAX_TEXT, type FeedbackKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { request } from "#lib/calls/http.ts";
import { randomId } from "#lib/wire/random-id.ts";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useHolding } from "#session/account/use-holding.ts";
import { threadsChanged } from "./feedback-acts.ts";
import { changeReply, replyDraft, useReplyDraft } from "./feedback-draft.ts";
import { ImageField } from "./image-field.tsx";

/** The draft has what was written; the login opens over the page. */
const HELD = {};

interface ReplyFormProps {
  readonly thread: string;
  readonly kind: FeedbackKind;
}

export function ReplyForm({ thread, kind }: ReplyFormProps) {
  const { t } = useTranslation("feedback");
  const { text, images, requestId } = useReplyDraft(thread);
  useHolding("feedback-reply", text === "" && images.length === 0 ? null : HELD);
  const [pending, setPending] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [asked, setAsked] = useState(false);
  const send = async () => {
    setPending(true);
    // The same for each attempt to send the same, so that only one arrives.
    const id = requestId ?? randomId();
    replyDraft.change({ thread, requestId: id });
    const words = { text: text.trim(), images: [...images] };
    try {
      await request(addFeedback, { requestId: id, thread, kind, ...words });
      replyDraft.drop();
      setAsked(false);
      await threadsChanged();
    } catch {
      // The call has shown its words; the text stays.
    }
    setPending(false);
  };
  const missing = text.trim() === "";
  const ready = !missing && !uploading;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ready && !pending) void send();
  };
  return (
    <form noValidate className={css({ display: "grid", gap: "3" })} onSubmit={onSubmit}>
      <TextArea
        label={t("reply.label")}
        rows={3}
        max={FEEDBACK_MAX_TEXT}
        placeholder={t("reply.placeholder")}
        value={text}
        error={asked && missing ? t("need.text") : undefined}
        onChange={(next) => changeReply(thread, () => ({ text: next }))}
      />
      <ImageField
        images={images}
        onAdd={(url) => changeReply(thread, (now) => ({ images: [...now.images, url] }))}
        onRemove={(url) =>
          changeReply(thread, (now) => ({ images: now.images.filter((one) => one !== url) }))
        }
        onBusy={setUploading}
      />
      <SubmitButton ready={ready} pending={pending}>
        {t("reply.send")}
      </SubmitButton>
    </form>
  );
}
