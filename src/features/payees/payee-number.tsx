import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { groupCard } from "./card-number.ts";
import { useRevealedPayee } from "./use-revealed-payee.ts";

interface PayeeNumberProps {
  readonly kind: PayeeKind;
  readonly id: string;
  readonly masked: string;
  /** Spoken name of the account. */
  readonly name: string;
}

/** The masked number, with a button that reveals it. */
export function PayeeNumber({ kind, id, masked, name }: PayeeNumberProps) {
  const { t } = useTranslation("payees");
  const { text, busy, reveal, hide } = useRevealedPayee(kind, id);
  const shown = text !== null;
  return (
    <span className={line}>
      <span aria-live="polite" className={number} data-long={kind !== "bank" || undefined}>
        {text === null ? masked : kind === "bank" ? groupCard(text) : text}
      </span>
      <IconButton
        size="sm"
        icon={shown ? EyeOff : Eye}
        label={t(shown ? "number.hide" : "number.show", { name })}
        aria-pressed={shown}
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={shown ? hide : reveal}
      />
    </span>
  );
}

const line = css({ display: "flex", alignItems: "center", gap: "2", minHeight: "8" });
const number = css({
  minWidth: "0",
  textStyle: "figures",
  fontSize: "xl",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  "&[data-long]": { fontSize: "lg" },
});
