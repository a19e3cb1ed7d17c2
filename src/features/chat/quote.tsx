import type { ChatMessage } from "#contract/chat.ts";
import { css } from "#styled/css/index.js";

/** The message that is answered. */
export function Quote({ reply }: { readonly reply: NonNullable<ChatMessage["reply"]> }) {
  return (
    <p className={quote}>
      {reply.name}：{reply.msg}
    </p>
  );
}

const quote = css({
  marginBlock: "0-5",
  paddingLeft: "2",
  borderLeft: "strong-thick",
  color: "text-muted",
  fontSize: "xs",
  truncate: true,
});
