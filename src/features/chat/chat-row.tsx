import { Target } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ChatLine, ChatMessage } from "#contract/chat.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { formatDay, formatTime } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { serverPicture } from "#lib/browser/media.ts";
import { Avatar } from "#session/member/avatar.tsx";
import { VipBadge } from "#session/member/vip-badge.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import type { ChatMe } from "./client/chat-state.ts";
import type { LineActions } from "./line-actions.ts";
import { GiftIcon } from "./gift-icon.tsx";
import { LineMenu } from "./line-menu.tsx";
import { PendingRow } from "./pending-row.tsx";
import { Quote } from "./quote.tsx";
import { type ChatRow, textParts } from "./rows.ts";

interface ChatRowProps {
  readonly row: ChatRow;
  readonly me: ChatMe | null;
  readonly actions: LineActions;
}

export const ChatRowView = memo(function ChatRowView({ row, me, actions }: ChatRowProps) {
  if (row.kind === "pending") return <PendingRow pending={row.pending} />;
  const { line, follows } = row;
  if (line.kind !== "message") return <EventLine line={line} />;
  if (line.role === "system")
    return (
      <Text marginBlock="1" paddingInline="6" color="text-muted" size="xs" textAlign="center">
        {line.msg}
      </Text>
    );
  return <Message line={line} follows={follows} me={me} actions={actions} />;
}, sameRow);

/** Rows are made anew with each change of the room; their lines are not. */
function sameRow(before: ChatRowProps, now: ChatRowProps): boolean {
  const [one, two] = [before.row, now.row];
  if (before.me !== now.me) return false;
  if (one.kind === "line" && two.kind === "line") {
    return one.line === two.line && one.follows === two.follows;
  }
  return one.kind === "pending" && two.kind === "pending" && one.pending === two.pending;
}

interface MessageProps extends Omit<ChatRowProps, "row"> {
  readonly line: ChatMessage;
  readonly follows: boolean;
}

function Message({ line, follows, me, actions }: MessageProps) {
  const own = line.userId === me?.userId;
  return (
    <div className={cx("group", message({ follows, moderator: line.role === "moderator" }))}>
      {follows ? (
        <time className={cx(figures, when)}>{formatTime(line.time, "time")}</time>
      ) : (
        <Avatar src={serverPicture(line.avatar)} size="xs" />
      )}
      <Box minWidth="0">
        {!follows && <Author line={line} own={own} />}
        {line.reply && <Quote reply={line.reply} />}
        <Text color="text-strong" size="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
          <Words msg={line.msg} me={me} />
        </Text>
      </Box>
      {!own && <LineMenu line={line} actions={actions} />}
    </div>
  );
}

function Author({ line, own }: { readonly line: ChatMessage; readonly own: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <p className={author}>
      <b className={name({ tone: own ? "own" : line.role })}>{line.name}</b>
      {line.role === "moderator" && line.name !== t("roles.moderator") && (
        <Badge tone="accent">{t("roles.moderator")}</Badge>
      )}
      {line.role === "guest" && <Badge>{t("roles.guest")}</Badge>}
      {line.vipLevel > 0 && <VipBadge level={line.vipLevel} linked={false} />}
      {own && <Badge tone="accent">{t("roles.me")}</Badge>}
      <time className={cx(figures, time)}>{timeOf(line.time)}</time>
    </p>
  );
}

/** With its date when that is another day. */
function timeOf(epoch: number): string {
  const today = formatDay(epoch) === formatDay(serverNow());
  return today ? formatTime(epoch, "time") : listTime(epoch);
}

/** Text only, never markup. */
function Words({ msg, me }: { readonly msg: string; readonly me: ChatMe | null }) {
  return textParts(msg).map((part, index) =>
    part.name ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change
      <b key={index} className={mention({ own: part.text === `@${me?.name}` })}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}

function EventLine({ line }: { readonly line: Exclude<ChatLine, ChatMessage> }) {
  const { t } = useTranslation("chat");
  if (line.kind === "gift") {
    const { name: from, giftName, icon, count } = line;
    return (
      <p className={event}>
        <GiftIcon icon={icon} className={sign} />
        {t("gift.line", { name: from, gift: giftName, count })}
      </p>
    );
  }
  const { name: from, home, away } = line;
  return (
    <p className={event}>
      <Icon as={Target} className={sign} />
      {t("prediction.line", { name: from, home, away })}
    </p>
  );
}

const message = cva({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "{sizes.8} minmax(0, 1fr)",
    columnGap: "2-5",
    // The button of its menu.
    minHeight: { base: "8", desktop: "control-sm" },
    paddingBlock: "1",
    paddingInline: "4",
    _hover: { background: "surface-hover" },
  },
  variants: {
    follows: { true: { paddingBlock: "0-5" }, false: { marginTop: "1" } },
    moderator: { true: { background: "accent-subtle" }, false: {} },
  },
});
const when = css({
  alignSelf: "center",
  color: "text-muted",
  fontSize: "2xs",
  opacity: { base: "0", _groupHover: "1" },
});
const author = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  fontSize: "xs",
  // Beside the button of the menu, which touch screens always show.
  "@media (hover: none)": { paddingRight: "8" },
});
const name = cva({
  base: { fontWeight: "semibold", truncate: true },
  variants: {
    tone: {
      member: { color: "text-muted" },
      guest: { color: "text-muted" },
      moderator: { color: "accent-text" },
      own: { color: "accent-text" },
      system: {},
    },
  },
});
const time = css({
  marginLeft: "auto",
  color: "text-muted",
  fontSize: "2xs",
  // The button of the menu stands there.
  "@media (hover: hover)": { _groupHover: { visibility: "hidden" } },
});
const mention = cva({
  base: { fontWeight: "semibold" },
  variants: {
    own: {
      true: { paddingInline: "1", borderRadius: "xs", background: "warning-subtle" },
      false: { color: "accent-text" },
    },
  },
});
const event = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  marginBlock: "1",
  marginInline: "4",
  paddingBlock: "1-5",
  paddingInline: "3",
  borderRadius: "md",
  background: "alt-subtle",
  color: "alt-text",
  fontSize: "xs",
  fontWeight: "medium",
});
const sign = css({ flex: "none", fontSize: "lg" });
