// Moves money between the centre wallet and one venue (spec: betting-and-money §5 "Transfer-in").
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { useSession } from "#session/account/session-store.ts";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { TRANSFER_KINDS } from "#domain/safety/spending.ts";
import { LateMoneyNote } from "#domain/wallet/money-call/late-money-note.tsx";
import { type TransferForm, useTransferForm } from "#domain/wallet/use-transfer-form.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TransferRoute } from "./transfer-route.tsx";
import { type Way, WAYS } from "./transfer-way.ts";

const QUICK = [100, 500, 1000, 5000];

interface TransferDialogProps {
  readonly venue: VenueMoney;
  /** The way it opens with. */
  readonly first: Way;
  readonly onClose: () => void;
}

/** Open as long as it is rendered; it closes itself once the money has moved. */
export function TransferDialog({ venue, first, onClose }: TransferDialogProps) {
  const { t } = useTranslation("transfer");
  const [way, setWay] = useState(first);
  const centre = useSession(({ balance }) => balance?.centre ?? null);
  const held = (way === "in" ? centre : venue.cents) ?? 0;
  const transfer = useTransferForm({
    channelCode: venue.channelCode,
    venueName: venue.name,
    ty: TRANSFER[way],
    isActivity: false,
    mostCents: held,
    say: (rule) =>
      rule === "format" || rule === "decimals" || rule === "long"
        ? t(`form.rule.${rule}`)
        : t(`form.rule.${way}.${rule}`),
  });
  const { arrived } = transfer;
  useEffect(() => {
    if (arrived) onClose();
  }, [arrived, onClose]);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      title={t("form.title", { venue: venue.name })}
      // A transfer that is being sent continues without the dialog, but cannot be cancelled.
      closable={transfer.open?.state !== "sending"}
      dismissOutside={false}
      initialFocus={() => field.current}
      onClose={onClose}
    >
      <Form way={way} held={held} transfer={transfer} field={field}>
        <Segmented
          label={t("form.way")}
          options={WAYS.map((value) => ({ value, label: t(`venues.${value}`) }))}
          value={way}
          className={segments}
          onChange={(next) => {
            setWay(next);
            transfer.change("");
          }}
        />
        <TransferRoute way={way} centre={centre} venue={venue} />
        {way === "out" && venue.locked !== null && <Note tone="warn">{venue.locked}</Note>}
      </Form>
    </Dialog>
  );
}

interface FormProps {
  readonly way: Way;
  /** Cents in the wallet that pays. */
  readonly held: number;
  readonly transfer: TransferForm;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Above the amount. */
  readonly children: ReactNode;
}

function Form({ way, held, transfer, field, children }: FormProps) {
  const { t } = useTranslation("transfer");
  const { form, open, amount, error, change } = transfer;
  const send = (event: FormEvent) => {
    form.onSubmit(event);
    // A message appears beside the field, so the next press belongs there.
    field.current?.focus();
  };
  return (
    <form noValidate className={body} onSubmit={send}>
      {children}
      <AmountField
        ref={field}
        label={t(`form.${way}.amount`)}
        placeholder={t("form.placeholder")}
        value={amount}
        error={error}
        readOnly={open !== null}
        all={{ cents: held, label: t(`form.${way}.all`) }}
        quick={QUICK}
        onChange={change}
      />
      {way === "in" && <SafetyNote kinds={TRANSFER_KINDS} cents={typedAmount(amount).cents} />}
      <LateMoneyNote {...transfer} say={(key) => t(`waiting.${key}`)} />
      <Button
        block
        type="submit"
        size="lg"
        tone="primary"
        loading={open?.state === "sending"}
        disabled={open !== null}
      >
        {t(`form.${way}.confirm`)}
      </Button>
    </form>
  );
}

const body = css({ display: "grid", gap: "4", marginTop: "2" });
const segments = css({
  display: "grid!",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > label": { justifyContent: "center" },
});
