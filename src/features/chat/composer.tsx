// The field: text, emoji, gifts, prediction.
import { Send, X } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { useTranslation } from "react-i18next";
import { CHAT_MAX_TEXT, type ChatMessage } from "#contract/chat.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
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
    <Stack
      gap="2"
      paddingBlock={{ base: "3", _low: "1" }}
      paddingInline="3"
      borderTop="thin"
      background="surface-raised"
    >
      <BarNote bar={bar} />
      {reply && (
        <p className={answer}>
          <Text as="span" truncate>
            {t("replyTo", { name: reply.name, text: reply.msg })}
          </Text>
          <IconButton size="sm" icon={X} label={t("cancelReply")} onClick={onReplied} />
        </p>
      )}
      <Row align="end" gap="2">
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
      </Row>
      <Row align="center" gap={{ base: "3", desktop: "1" }}>
        <EmojiPicker disabled={!mayWrite} onPick={insert} />
        {!gone && <RoomExtras mayWrite={mayWrite} />}
        <Text as="span" flex="1" minWidth="0" color="text-muted" size="xs" textAlign="end" truncate>
          {text.length > CHAT_MAX_TEXT - 50 ? CHAT_MAX_TEXT - text.length : <RoomNews />}
        </Text>
      </Row>
    </Stack>
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
      tone="own"
      icon={Send}
      label={t("send")}
      disabled={!ready}
      className={sender}
      onClick={onPress}
    />
  );
}

const answer = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
});
const area = css({
  flex: "1",
  minWidth: "0",
  minHeight: "control",
  maxHeight: "24",
  paddingBlock: "2",
  paddingInline: "3",
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
  background: "accent",
  color: "text-on-accent",
  _disabled: { background: "surface-sunken" },
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
