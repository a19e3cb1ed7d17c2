import { useTranslation } from "react-i18next";
import type { FeedbackRow } from "#contract/api/feedback.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { ThreadBadge } from "./thread-badge.tsx";

interface ThreadRowProps {
  readonly row: FeedbackRow;
  readonly open: boolean;
  readonly onOpen: (id: string) => void;
}

export function ThreadRow({ row, open, onOpen }: ThreadRowProps) {
  const { t } = useTranslation("feedback");
  const { id, kind, text, time, state, unread } = row;
  return (
    <Box as="li" borderBottom="thin">
      <PlainButton
        aria-current={open || undefined}
        className={press}
        data-thread={id}
        onClick={() => onOpen(id)}
      >
        <span className={line}>
          <Text as="b" color="text-strong" size="sm" weight="semibold">
            {t(`kind.${kind}`)}
          </Text>
          {unread && (
            <>
              <span aria-hidden="true" className={point} />
              <span className={srOnly}>{t("isUnread")}</span>
            </>
          )}
          <ThreadBadge state={state} />
        </span>
        <Text as="span" color="text" size="sm" truncate>
          {text}
        </Text>
        <Text as="span" color="text-muted" size="xs" className={cx(figures, line)}>
          {id}
          <time>{listTime(time)}</time>
        </Text>
      </PlainButton>
    </Box>
  );
}

const press = css({
  display: "grid",
  gap: "1",
  width: "full",
  minWidth: "0",
  paddingBlock: "3",
  paddingInline: { base: "4", desktop: "6" },
  textAlign: "left",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": {
    background: "accent-subtle",
    boxShadow: "mark-left",
  },
});
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  "& > :last-child": { marginLeft: "auto" },
});
const point = css({ width: "1-5", height: "1-5", borderRadius: "pill", background: "live" });
