// Moves money between the centre wallet and one venue (spec: betting-and-money §5 "Transfer-in").
import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useSession } from "../../session/account/session-store.ts";
import { MoneyNote } from "../../session/wallet/money-call/money-note.tsx";
import type { VenueMoney } from "../../session/wallet/venue-balances.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Money } from "../../ui/money.tsx";
import { Note } from "../../ui/note.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type TransferForm, useTransferForm } from "./use-transfer-form.ts";

export const WAYS = ["in", "out"] as const;
export type Way = (typeof WAYS)[number];

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
  const { channelCode, name } = venue;
  const plan = { channelCode, venueName: name, way, mostCents: held, onDone: onClose };
  const transfer = useTransferForm(plan);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      title={t("form.title", { venue: name })}
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
        <Route way={way} centre={centre} venue={venue} />
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
      <Waiting {...transfer} />
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

interface RouteProps {
  readonly way: Way;
  readonly centre: number | null;
  readonly venue: VenueMoney;
}

/** What stands in both wallets, in the direction of the money. */
function Route({ way, centre, venue }: RouteProps) {
  const { t } = useTranslation("transfer");
  const wallets = [
    { name: t("head.centre"), cents: centre },
    { name: venue.name, cents: venue.cents },
  ];
  const [from, to] = way === "in" ? wallets : wallets.toReversed();
  return (
    <dl className={route}>
      {[from, to].map((wallet, index) => (
        <div key={wallet?.name} className={end}>
          <dt className={label}>{t(index === 0 ? "form.from" : "form.to")}</dt>
          <dd>
            <span className={name}>{wallet?.name}</span>
            {wallet?.cents == null ? (
              <span className={label}>{t("form.unknown")}</span>
            ) : (
              <Money cents={wallet.cents} className={sum} />
            )}
          </dd>
          {index === 0 && (
            <span className={arrow}>
              <Icon as={ArrowRight} />
            </span>
          )}
        </div>
      ))}
    </dl>
  );
}

function Waiting({ open, resend, giveUp }: TransferForm) {
  const { t } = useTranslation("transfer");
  // Until then the button says so.
  if (open === null || open.state === "sending") return null;
  return (
    <MoneyNote
      call={open}
      say={(key) => t(`waiting.${key}`)}
      onResend={() => void resend()}
      onGiveUp={() => void giveUp()}
    />
  );
}

const body = css({ display: "grid", gap: "4", marginTop: "2" });
const segments = css({
  display: "grid!",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > label": { justifyContent: "center" },
});
const route = css({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3" });
const end = css({
  position: "relative",
  display: "grid",
  gap: "1",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const label = css({ color: "text-muted", fontSize: "xs" });
const name = css({
  display: "block",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const sum = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const arrow = css({
  position: "absolute",
  right: "-5",
  top: "1/2",
  translate: "[0 -50%]",
  zIndex: "1",
  display: "grid",
  placeItems: "center",
  width: "7",
  height: "7",
  borderRadius: "pill",
  background: "accent",
  color: "text-on-accent",
});
