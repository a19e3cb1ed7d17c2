import { useTranslation } from "react-i18next";
import type { FeedbackThread } from "#contract/api/feedback.ts";
import { css, cva } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { serverPicture } from "#lib/media.ts";
import { figures } from "#ui/money.tsx";

type Message = FeedbackThread["messages"][number];

export function ThreadMessages({ messages }: Pick<FeedbackThread, "messages">) {
  const { t } = useTranslation("feedback");
  return (
    <div role="log" aria-label={t("thread")}>
      <ol role="list" className={list}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function MessageItem({ message: { from, text, images, time } }: { readonly message: Message }) {
  const { t } = useTranslation("feedback");
  const pictures = images.map(serverPicture).filter((src) => src !== "");
  return (
    <li className={bubble({ from })}>
      <p className={who}>
        <b>{t(`from.${from}`)}</b>
        <time className={figures}>{formatTime(time)}</time>
      </p>
      <p className={words}>{text}</p>
      {pictures.length > 0 && (
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
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
        </div>
      )}
    </li>
  );
}

const list = css({ display: "grid", gap: "3" });
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
const who = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4",
  color: "text-muted",
  fontSize: "xs",
});
const words = css({ lineHeight: "1-6", overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
const picture = css({ width: "24", height: "24", borderRadius: "md", objectFit: "cover" });
