import { useTranslation } from "react-i18next";
import type { FeedbackThread } from "#contract/api/feedback.ts";
import { css, cva } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { serverPicture } from "#lib/browser/media.ts";
import { figures } from "#ui/money/money.tsx";

type Message = FeedbackThread["messages"][number];

export function ThreadMessages({ messages }: Pick<FeedbackThread, "messages">) {
  const { t } = useTranslation("feedback");
  return (
    <div role="log" aria-label={t("thread")}>
      <Stack as="ol" role="list" gap="3">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </Stack>
    </div>
  );
}

function MessageItem({ message: { from, text, images, time } }: { readonly message: Message }) {
  const { t } = useTranslation("feedback");
  const pictures = images.map(serverPicture).filter((src) => src !== "");
  return (
    <li className={bubble({ from })}>
      <Row as="p" align="baseline" justify="space-between" gap="4" color="text-muted" size="xs">
        <b>{t(`from.${from}`)}</b>
        <time className={figures}>{listTime(time)}</time>
      </Row>
      <Text lineHeight="1-6" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {text}
      </Text>
      {pictures.length > 0 && (
        <Row wrap="wrap" gap="2">
          {pictures.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noopener noreferrer">
              <img
                src={src}
                alt={t("images.nth", { number: index + 1 })}
                loading="lazy"
                decoding="async"
                className={picture}
              />
            </a>
          ))}
        </Row>
      )}
    </li>
  );
}

const bubble = cva({
  base: {
    display: "grid",
    gap: "1-5",
    width: "fit",
    maxWidth: "[88%]",
    paddingBlock: "3",
    paddingInline: "4",
    borderRadius: "lg",
    fontSize: "sm",
  },
  variants: {
    from: {
      member: { justifySelf: "end", background: "accent-subtle", color: "text-strong" },
      service: { justifySelf: "start", background: "surface-sunken", color: "text" },
    },
  },
});
const picture = css({ width: "24", height: "24", borderRadius: "md", objectFit: "cover" });
