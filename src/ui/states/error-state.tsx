import { RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { saidText } from "#lib/calls/error-text.ts";
import { Button } from "../buttons/button.tsx";
import { Icon } from "../pictures/icon.tsx";

interface ErrorStateProps {
  readonly onRetry: () => void;
  readonly title?: string;
  /** What failed: the words of the server, below the title. */
  readonly error?: unknown;
  readonly className?: string;
}

/** Replaces content that could not be loaded. */
export function ErrorState({ onRetry, title, error, className }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  const said = saidText(error);
  return (
    <div role="alert" className={cx(frame, className)}>
      <Text as="span" color="warning" size="xl">
        <Icon as={TriangleAlert} />
      </Text>
      <Text color="text-strong" size="sm" weight="semibold">
        {title ?? t("error.title")}
      </Text>
      {said !== null && said !== title && (
        <Text color="text" size="sm">
          {said}
        </Text>
      )}
      <Button size="sm" onClick={onRetry}>
        <Icon as={RotateCw} />
        {t("error.retry")}
      </Button>
    </div>
  );
}

const frame = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "2",
  paddingBlock: "8",
  paddingInline: "5",
  textAlign: "center",
});
