import { useTranslation } from "react-i18next";
import type { FeedbackRow } from "#contract/api/feedback.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { figures } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { StateBadge } from "./state-badge.tsx";

interface ThreadRowProps {
  readonly row: FeedbackRow;
  readonly open: boolean;
  readonly onOpen: (id: string) => void;
}

export function ThreadRow({ row, open, onOpen }: ThreadRowProps) {
  const { t } = useTranslation("feedback");
  const { id, kind, text, time, state, unread } = row;
  return (
    <li className={item}>
      <PlainButton
        aria-current={open || undefined}
        className={press}
        data-thread={id}
        onClick={() => onOpen(id)}
      >
        <span className={line}>
          <b className={name}>{t(`kind.${kind}`)}</b>
          {unread && (
            <>
              <span aria-hidden="true" className={point} />
              <span className={srOnly}>{t("isUnread")}</span>
            </>
          )}
          <StateBadge state={state} />
        </span>
        <span className={words}>{text}</span>
        <span className={cx(figures, line, muted)}>
          {id}
          <time>{formatTime(time)}</time>
        </span>
      </PlainButton>
    </li>
  );
}

const item = css({ borderBottom: "thin" });
const press = css({
  display: "grid",
  gap: "1",
  width: "full",
  minWidth: "0",
  paddingBlock: "3",
  paddingInline: { base: "4", desktop: "6" },
  cursor: "pointer",
  textAlign: "left",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
  "&[aria-current]": {
    background: "accent-subtle",
    boxShadow: "[inset 3px 0 0 {colors.accent-mark}]",
  },
});
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  "& > :last-child": { marginLeft: "auto" },
});
const name = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });
const point = css({ width: "1-5", height: "1-5", borderRadius: "pill", background: "live" });
const words = css({ color: "text", fontSize: "sm", truncate: true });
const muted = css({ color: "text-muted", fontSize: "xs" });
