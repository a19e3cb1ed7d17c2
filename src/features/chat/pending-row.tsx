// A message of one's own that is not in the room yet, or was refused.
import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import type { Pending } from "./client/chat-state.ts";
import { chat } from "./client/chat-deps.ts";
import { Quote } from "./quote.tsx";
import { TextButton } from "./text-button.tsx";

export function PendingRow({ pending }: { readonly pending: Pending }) {
  const { t } = useTranslation("chat");
  const { clientId, msg, reply, state, why } = pending;
  return (
    <div className={row({ state })}>
      {reply && <Quote reply={reply} />}
      <p className={words({ state })}>{msg}</p>
      {state === "sending" ? (
        <Text color="text-muted" size="xs">
          {t("pending.sending")}
        </Text>
      ) : (
        <Row as="p" role="alert" wrap="wrap" columnGap="3" color="danger" size="xs">
          <span>{why || t("pending.failed")}</span>
          <TextButton onClick={() => chat.again(clientId)}>{t("pending.again")}</TextButton>
          <TextButton onClick={() => chat.discard(clientId)}>{t("pending.discard")}</TextButton>
        </Row>
      )}
    </div>
  );
}

const row = cva({
  base: {
    display: "grid",
    // Under the words of the messages.
    gridTemplateColumns: "{sizes.8} minmax(0, 1fr)",
    columnGap: "2-5",
    paddingBlock: "1",
    paddingInline: "4",
    fontSize: "sm",
    "& > *": { gridColumn: "2" },
  },
  variants: {
    state: {
      sending: {},
      failed: { background: "danger-subtle" },
    },
  },
});
const words = cva({
  base: { overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
  variants: { state: { sending: { color: "text-muted" }, failed: { color: "text-strong" } } },
});
