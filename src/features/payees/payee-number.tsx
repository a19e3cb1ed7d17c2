import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { groupCard } from "./card-number.ts";
import { useEffect, useState } from "react";
import { singleDataDecryption } from "#contract/api/member.ts";
import { request } from "#lib/calls/http.ts";

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
    <Row as="span" align="center" gap="2" minHeight="8">
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
    </Row>
  );
}

const number = css({
  minWidth: "0",
  textStyle: "figures",
  fontSize: "xl",
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  "&[data-long]": { fontSize: "lg" },
});

// The number of an account in clear, requested when the member presses the eye. It is only in the
// state of the card: in no store, storage or query cache. It is hidden again after a while.
const SHOWN_MS = 30_000;

const FIELDS = { bank: "bankCard", coin: "virtualCoin", alipay: "alipay" } as const;

interface RevealedPayee {
  /** Null while it is hidden. */
  readonly text: string | null;
  readonly busy: boolean;
  readonly reveal: () => void;
  readonly hide: () => void;
}

function useRevealedPayee(kind: PayeeKind, id: string): RevealedPayee {
  const [text, setText] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const load = async () => {
    setBusy(true);
    try {
      const { d } = await request(singleDataDecryption, { field: FIELDS[kind], id });
      setText(d);
    } catch {
      // The call has already shown the error; the number stays hidden.
    } finally {
      setBusy(false);
    }
  };
  return { text, busy, reveal: () => void load(), hide: () => setText(null) };
}
