import { RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { saidText } from "#lib/error-text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

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
      <span className={css({ color: "warning", fontSize: "xl" })}>
        <Icon as={TriangleAlert} />
      </span>
      <p className={css({ color: "text-strong", fontWeight: "semibold", fontSize: "sm" })}>
        {title ?? t("error.title")}
      </p>
      {said !== null && said !== title && (
        <p className={css({ color: "text", fontSize: "sm" })}>{said}</p>
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
