import { useTranslation } from "react-i18next";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { ErrorState } from "#ui/states/error-state.tsx";

interface CaptchaTroubleProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function CaptchaTrouble({ error, onRetry }: CaptchaTroubleProps) {
  const { t } = useTranslation("auth");
  const words = error instanceof CallError ? errorText(error) : t("captcha.error");
  return <ErrorState title={words} onRetry={onRetry} />;
}
