import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useRevealed } from "#session/account/revealed-data.ts";
import type { RevealedField } from "#session/account/session-store.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";

interface MaskedValueProps {
  readonly field: RevealedField;
  /** Spoken name of the value. */
  readonly label: string;
  readonly masked: string;
}

/** A value with stars in it; the eye asks for the rest. */
export function MaskedValue({ field, label, masked }: MaskedValueProps) {
  const { t } = useTranslation("account");
  const { text, busy, reveal, hide } = useRevealed(field);
  const shown = text !== null;
  return (
    <span className={line}>
      <span aria-live="polite" className={value}>
        {text ?? masked}
      </span>
      <IconButton
        size="sm"
        icon={shown ? EyeOff : Eye}
        label={t(shown ? "mask.hide" : "mask.show", { label })}
        aria-pressed={shown}
        aria-busy={busy || undefined}
        disabled={busy}
        className={eye}
        onClick={shown ? hide : reveal}
      />
    </span>
  );
}

// Above the link that covers the row.
const line = css({
  position: "relative",
  zIndex: "1",
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  maxWidth: "full",
});

const value = css({
  minWidth: "0",
  color: "text-strong",
  textStyle: "figures",
  overflowWrap: "anywhere",
});

// A finger needs more than the eye shows.
const eye = css({
  color: "text-muted",
  marginBlock: "-1",
  _after: { content: '""', position: "absolute", inset: "-1-5" },
});
