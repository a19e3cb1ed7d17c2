import { ArrowLeft, MailOpen, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { matchPath } from "react-router-dom";
import type { Letter } from "#contract/api/letters.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Stack } from "#styled/jsx/index.js";
import { brandEntry } from "#brand/brand.ts";
import { formatClock } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { RichText } from "#ui/documents/rich-text.tsx";
import { usePending } from "./use-pending.ts";

interface LetterDetailProps {
  readonly letter: Letter;
  /** Null where the list stands beside it. */
  readonly onBack: (() => void) | null;
  readonly onDelete: () => Promise<void>;
}

export function LetterDetail({ letter, onBack, onDelete }: LetterDetailProps) {
  const { t } = useTranslation("messages");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pending, run } = usePending();
  const covers = onBack !== null;
  useEffect(() => {
    // In the place of the list: whoever cannot see it hears where they are.
    if (covers) heading.current?.focus();
  }, [covers]);
  return (
    <article aria-labelledby={id} className={frame}>
      <Row align="center" gap="3" minHeight="12" paddingBlock="2">
        {onBack !== null && (
          <Button size="sm" onClick={onBack}>
            <Icon as={ArrowLeft} />
            {t("back")}
          </Button>
        )}
        <Button
          size="sm"
          className={css({ marginLeft: "auto" })}
          loading={pending}
          onClick={() => void run(onDelete)}
        >
          <Icon as={Trash2} />
          {t("deleteThis")}
        </Button>
      </Row>
      <h2 ref={heading} id={id} tabIndex={-1} className={title}>
        {letter.title}
      </h2>
      <time className={cx(figures, when)}>{formatClock(letter.time)}</time>
      <Box marginTop="4" paddingTop="4" borderTop="thin">
        <RichText html={letter.body} mayLink={isPage} />
      </Box>
    </article>
  );
}

/** Where no message is open. */
export function NoLetter() {
  const { t } = useTranslation("messages");
  return (
    <Stack justifyItems="center" gap="2" paddingBlock="20" paddingInline="6" color="text-muted">
      <Icon as={MailOpen} size={2.5} />
      <EmptyState title={t("none.title")} note={t("none.note")} className={css({ padding: "0" })} />
    </Stack>
  );
}

/** Pages that this bundle lacks are not linked. */
function isPage(path: string): boolean {
  const [name = ""] = path.split(/[?#]/);
  return brandEntry().pages.some(
    ({ route }) => route.path !== "*" && matchPath(route.path, name) !== null,
  );
}

const frame = css({
  position: { desktop: "sticky" },
  top: { desktop: "below-header" },
  minWidth: "0",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: "6",
});
const title = css({
  paddingTop: "2",
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "1-3",
  overflowWrap: "anywhere",
  outline: "none",
});
const when = css({ color: "text-muted", fontSize: "sm" });
