import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import type { ButtonLook } from "../buttons/button-style.ts";
import { copyText } from "./copy-text.ts";
import { Icon } from "../pictures/icon.tsx";

interface CopyButtonProps extends Pick<ButtonLook, "tone" | "size"> {
  /** Of what is copied, for screen readers. */
  readonly name: string;
  readonly value: string;
  readonly className?: string;
}

export function CopyButton({ name, value, tone = "soft", size, className }: CopyButtonProps) {
  const { t } = useTranslation("ui");
  return (
    <Button
      tone={tone}
      size={size}
      className={className}
      aria-label={t("copyNamed", { name })}
      onClick={() => void copyText(value)}
    >
      <Icon as={Copy} />
      {t("copy")}
    </Button>
  );
}
