// Moves money between the centre wallet and one venue (spec: betting-and-money §5 "Transfer-in").
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { useSession } from "#session/account/session-store.ts";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { TRANSFER_KINDS } from "#domain/safety/spending.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { type TransferForm, useTransferForm } from "#domain/wallet/use-transfer-form.ts";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { transfers } from "#domain/wallet/venue-transfer.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog, dialogForm } from "#ui/overlays/dialog.tsx";
import { Note } from "#ui/text/note.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { type Way, WAYS } from "./transfer-way.ts";
import { MoneyRoute } from "#ui/money/money-route.tsx";

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
      dismissOutside={false}
      initialFocus={() => field.current}
      onClose={onClose}
    >
      <Form way={way} held={held} transfer={transfer} field={field}>
        <Segmented
          label={t("form.way")}
          options={WAYS.map((value) => ({ value, label: t(`venues.${value}`) }))}
          value={way}
          fill
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
    <form noValidate className={dialogForm} onSubmit={send}>
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
      <CallNote calls={transfers} slot={transfer.channelCode} />
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

interface TransferRouteProps {
  readonly way: Way;
  readonly centre: number | null;
  readonly venue: VenueMoney;
}

/** What stands in both wallets, in the direction of the money. */
function TransferRoute({ way, centre, venue }: TransferRouteProps) {
  const { t } = useTranslation("transfer");
  const own = { name: t("head.centre"), cents: centre };
  const [from, to] = way === "in" ? [own, venue] : [venue, own];
  return (
    <MoneyRoute
      from={{ label: t("form.from"), name: from.name, cents: from.cents }}
      to={{ label: t("form.to"), name: to.name, cents: to.cents }}
      unknown={t("form.unknown")}
    />
  );
}
