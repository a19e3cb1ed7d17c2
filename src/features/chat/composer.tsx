// The field: text, emoji, gifts, prediction.
import { Send, X } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { useTranslation } from "react-i18next";
import { CHAT_MAX_TEXT, type ChatMessage } from "#contract/chat.ts";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/icon-button.tsx";
import { BarNote } from "./bar-note.tsx";
import { EmojiPicker } from "./emoji-picker.tsx";
import { RoomExtras } from "./room-extras.tsx";
import { RoomNews } from "./room-news.tsx";
import { useDraft } from "./use-draft.ts";
import { useWriting } from "./use-writing.ts";

export interface ComposerHandle {
  focus(): void;
  insert(text: string): void;
}

interface ComposerProps {
  readonly ref: Ref<ComposerHandle>;
  readonly focused: boolean;
  readonly reply: ChatMessage | null;
  /** The reply was sent or given up. */
  readonly onReplied: () => void;
}

export function Composer({ ref, focused, reply, onReplied }: ComposerProps) {
  const { t } = useTranslation("chat");
  const { bar, seconds, gone } = useWriting();
  const mayWrite = bar.kind === "open";
  const draft = useDraft({ ready: mayWrite && seconds === 0, reply, onReplied });
  const { field, text, insert } = draft;
  useImperativeHandle(ref, () => ({ insert, focus: () => field.current?.focus() }));
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused, field]);
  return (
    <div className={box}>
      <BarNote bar={bar} />
      {reply && (
        <p className={answer}>
          <span className={css({ truncate: true })}>
            {t("replyTo", { name: reply.name, text: reply.msg })}
          </span>
          <IconButton size="sm" icon={X} label={t("cancelReply")} onClick={onReplied} />
        </p>
      )}
      <div className={line}>
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={CHAT_MAX_TEXT}
          disabled={!mayWrite}
          aria-label={t("write")}
          placeholder={t(mayWrite ? "write" : "cannotWrite")}
          className={area}
          onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
          onKeyDown={draft.onKeyDown}
        />
        <SendButton
          seconds={mayWrite ? seconds : 0}
          ready={mayWrite && text.trim() !== ""}
          onPress={() => {
            draft.send();
            field.current?.focus();
          }}
        />
      </div>
      <div className={tools}>
        <EmojiPicker disabled={!mayWrite} onPick={insert} />
        {!gone && <RoomExtras mayWrite={mayWrite} />}
        <span className={side}>
          {text.length > CHAT_MAX_TEXT - 50 ? CHAT_MAX_TEXT - text.length : <RoomNews />}
        </span>
      </div>
    </div>
  );
}

interface SendButtonProps {
  /** Until one may write again. */
  readonly seconds: number;
  readonly ready: boolean;
  readonly onPress: () => void;
}

function SendButton({ seconds, ready, onPress }: SendButtonProps) {
  const { t } = useTranslation("chat");
  if (seconds > 0) {
    return (
      <span role="timer" className={wait} aria-label={t("slow", { seconds })}>
        {seconds}
      </span>
    );
  }
  return (
    <IconButton
      icon={Send}
      label={t("send")}
      disabled={!ready}
      className={sender}
      onClick={onPress}
    />
  );
}

const box = css({
  display: "grid",
  gap: "2",
  paddingBlock: "3",
  paddingInline: "3",
  borderTop: "thin",
  background: "surface-raised",
});
const answer = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
});
const line = css({ display: "flex", alignItems: "end", gap: "2" });
const area = css({
  flex: "1",
  minWidth: "0",
  minHeight: "control",
  maxHeight: "24",
  paddingBlock: "2",
  paddingInline: "3",
  border: "none",
  borderRadius: "md",
  background: "surface-sunken",
  boxShadow: "edge-strong",
  color: "text-strong",
  fontFamily: "sans",
  fontSize: { base: "md", desktop: "sm" },
  fieldSizing: "content",
  resize: "none",
  _placeholder: { color: "text-muted" },
  _disabled: { cursor: "not-allowed" },
});
const sender = css({
  background: "accent!",
  color: "text-on-accent!",
  _disabled: { background: "surface-sunken!", color: "text-muted!" },
});
const wait = css({
  display: "grid",
  placeItems: "center",
  width: "control",
  height: "control",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text-muted",
  textStyle: "figures",
});
const tools = css({ display: "flex", alignItems: "center", gap: { base: "3", desktop: "1" } });
const side = css({
  flex: "1",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "end",
  truncate: true,
});
