// On the way into a venue that does not start without money moved in: in as it is, or with an amount
// (spec: betting-and-money §4 "Venue activity error flow", §5 "Transfer-in").
import { type FormEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { VenueEntry } from "../../session/events.ts";
import { closeVenueEntry } from "../../session/venue-entry.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { Note } from "../../ui/note.tsx";
import { AmountField } from "./amount-field.tsx";
import { useTransfer } from "./use-transfer.ts";

/** Open as long as it is rendered; closed, it forgets its amount. */
export function VenueDialog(entry: VenueEntry) {
  const { message, venueName, balanceCents, onDirect, onCancel } = entry;
  const { t } = useTranslation("venue-entry");
  const transfer = useTransfer(entry);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const { pending } = transfer;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // What is wrong stands beside the field; that is where the next press belongs.
    void transfer.send().finally(() => field.current?.focus());
  };
  return (
    <Dialog
      open
      title={t("title", { venue: venueName })}
      closable={!pending}
      dismissOutside={false}
      initialFocus={() => field.current}
      onClose={() => {
        closeVenueEntry();
        onCancel?.();
      }}
      actions={
        <>
          <Button
            disabled={pending}
            onClick={() => {
              closeVenueEntry();
              onDirect();
            }}
          >
            {t("direct")}
          </Button>
          <Button type="submit" form={form} tone="primary" loading={pending}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={body} onSubmit={send}>
        <Note tone="warn">{message}</Note>
        <p className={wallet}>
          {t("balance")}
          <Money cents={balanceCents} className={sum} />
        </p>
        <AmountField transfer={transfer} balanceCents={balanceCents} field={field} />
      </form>
    </Dialog>
  );
}

const body = css({ display: "grid", gap: "4", marginTop: "2" });

const wallet = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  color: "text-muted",
});

const sum = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
