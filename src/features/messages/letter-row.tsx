import { useTranslation } from "react-i18next";
import type { Letter } from "#contract/api/letters.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { richTextLine } from "#lib/text/rich-text.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface LetterRowProps {
  readonly letter: Letter;
  /** It is the one that is read beside the list. */
  readonly open: boolean;
  /** It is one of those that the buttons above act on. */
  readonly marked: boolean;
  readonly onMark: (on: boolean) => void;
  readonly onOpen: () => void;
}

export function LetterRow({ letter, open, marked, onMark, onOpen }: LetterRowProps) {
  const { t } = useTranslation("messages");
  const { title, time, read, body } = letter;
  return (
    <li className={row} data-unread={!read || undefined}>
      <Checkbox checked={marked} onChange={onMark}>
        <span className={srOnly}>{t("choose", { title, time: listTime(time) })}</span>
      </Checkbox>
      <PlainButton
        aria-current={open || undefined}
        className={press}
        data-letter={letter.id}
        onClick={onOpen}
      >
        <Row as="span" align="baseline" gap="3" minWidth="0">
          <Text as="b" flex="1" minWidth="0" color="text" weight="medium" truncate>
            {title}
          </Text>
          {!read && <span className={srOnly}>{t("isUnread")}</span>}
          <time className={cx(figures, when)}>{listTime(time)}</time>
        </Row>
        <Text as="span" color="text-muted" size="sm" truncate>
          {richTextLine(body)}
        </Text>
      </PlainButton>
    </li>
  );
}

const row = css({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  paddingLeft: { base: "4", desktop: "6" },
  borderBottom: "thin",
  "& > label": { minWidth: "target", paddingBlock: "3" },
  _hover: { background: "surface-hover" },
  "&:has([aria-current])": {
    background: "accent-subtle",
    boxShadow: "mark-left",
  },
  // The point of an unread one.
  "&[data-unread] b": { color: "text-strong", fontWeight: "bold" },
  "&[data-unread]::before": {
    content: '""',
    position: "absolute",
    top: "5",
    left: { base: "1-5", desktop: "2-5" },
    width: "1-5",
    height: "1-5",
    borderRadius: "pill",
    background: "live",
  },
});
const press = css({
  flex: "1",
  display: "grid",
  gap: "0-5",
  minWidth: "0",
  paddingBlock: "3",
  paddingRight: { base: "4", desktop: "5" },
  textAlign: "left",
  _focusVisible: { outlineOffset: "-0-5" },
});
const when = css({ flex: "none", color: "text-muted", fontSize: "xs" });
