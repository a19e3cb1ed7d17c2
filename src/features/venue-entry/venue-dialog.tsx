// Shown before a venue that needs money moved in first: enter directly, or transfer an amount
// (spec: betting-and-money §4 "Venue activity error flow", §5 "Transfer-in").
import { type FormEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import type { VenueEntry } from "#session/site/events.ts";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { TRANSFER_KINDS } from "#domain/safety/spending.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { useTransferForm } from "#domain/wallet/use-transfer-form.ts";
import { closeVenueEntry } from "#domain/wallet/venue-entry.ts";
import { transfers } from "#domain/wallet/venue-transfer.ts";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog, dialogForm } from "#ui/overlays/dialog.tsx";
import { MoneyRoute } from "#ui/money/money-route.tsx";
import { Note } from "#ui/text/note.tsx";

/** Open while rendered; closing it clears the amount. */
export function VenueDialog(entry: VenueEntry) {
  const { message, channelCode, venueName, balanceCents, venueCents, onCancel } = entry;
  const { t } = useTranslation("venue-entry");
  const transfer = useTransferForm({
    channelCode,
    venueName,
    ty: TRANSFER.in,
    isActivity: entry.isActivity ?? false,
    mostCents: balanceCents,
    say: (rule) => t(`rule.${rule}`),
  });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { form, amount, error, open, arrived } = transfer;
  const pending = open !== null || arrived;
  const sending = open?.state === "sending" || arrived;
  const send = (event: FormEvent) => {
    form.onSubmit(event);
    // A message appears beside the field, so the next press belongs there.
    field.current?.focus();
  };
  return (
    <Dialog
      open
      title={t(entry.onDirect === undefined ? "titleTransfer" : "title", { venue: venueName })}
      // A transfer that is being sent goes on without the dialog, and its outcome is told.
      closable={!arrived}
      dismissOutside={false}
      initialFocus={() => field.current}
      onClose={() => {
        closeVenueEntry();
        onCancel?.();
      }}
      actions={<Ways form={id} entry={entry} sending={sending} pending={pending} />}
    >
      <form id={id} noValidate className={dialogForm} onSubmit={send}>
        {message !== undefined && <Note tone="warn">{message}</Note>}
        <MoneyRoute
          from={{ label: t("wallets.from"), name: t("wallets.centre"), cents: balanceCents }}
          to={{ label: t("wallets.to"), name: venueName, cents: venueCents }}
          unknown={t("wallets.unknown")}
        />
        <AmountField
          ref={field}
          label={t("amount")}
          placeholder={t("placeholder")}
          // Empty again once the money has arrived: the venue is being started.
          value={arrived ? "" : amount}
          error={error}
          readOnly={pending}
          all={{ cents: balanceCents, label: t("allLabel") }}
          onChange={transfer.change}
        />
        <SafetyNote kinds={TRANSFER_KINDS} cents={typedAmount(amount).cents} />
        <CallNote calls={transfers} slot={channelCode} />
      </form>
    </Dialog>
  );
}

interface WaysProps {
  /** Id of the form with the amount. */
  readonly form: string;
  readonly entry: VenueEntry;
  readonly sending: boolean;
  readonly pending: boolean;
}

function Ways({ form, entry: { onDirect }, sending, pending }: WaysProps) {
  const { t } = useTranslation("venue-entry");
  return (
    <>
      {onDirect !== undefined && (
        <Button
          disabled={pending}
          onClick={() => {
            closeVenueEntry();
            onDirect();
          }}
        >
          {t("direct")}
        </Button>
      )}
      <Button type="submit" form={form} tone="primary" loading={sending} disabled={pending}>
        {t("confirm")}
      </Button>
    </>
  );
}
