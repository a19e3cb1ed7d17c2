import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addFeedback } from "#contract/api/feedback.ts";
import { FEEDBACK_MAX_TEXT, type FeedbackKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { request } from "../../lib/http.ts";
import { randomId } from "../../lib/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { threadsChanged } from "./feedback-acts.ts";
import { ImageField } from "./image-field.tsx";

interface ReplyFormProps {
  readonly thread: string;
  readonly kind: FeedbackKind;
}

export function ReplyForm({ thread, kind }: ReplyFormProps) {
  const { t } = useTranslation("feedback");
  const [text, setText] = useState("");
  const [images, setImages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const [uploading, setUploading] = useState(false);
  // The same for each attempt to send the same, so that only one arrives.
  const requestId = useRef<string | null>(null);
  const change = (act: () => void) => {
    requestId.current = null;
    act();
  };
  const send = async () => {
    setPending(true);
    requestId.current ??= randomId();
    const words = { text: text.trim(), images: [...images] };
    try {
      await request(addFeedback, { requestId: requestId.current, thread, kind, ...words });
      change(() => {
        setText("");
        setImages([]);
      });
      await threadsChanged();
    } catch {
      // The call has shown its words; the text stays.
    }
    setPending(false);
  };
  const ready = text.trim() !== "" && !uploading;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
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
        onChange={(next) => change(() => setText(next))}
      />
      <ImageField
        images={images}
        onAdd={(url) => change(() => setImages((now) => [...now, url]))}
        onRemove={(url) => change(() => setImages((now) => now.filter((one) => one !== url)))}
        onBusy={setUploading}
      />
      <Button type="submit" tone="primary" disabled={!ready} loading={pending}>
        {t("reply.send")}
      </Button>
    </form>
  );
}
