// Edits an open series: which legs stay, which selections of the slip join, and what that costs.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { legWords } from "#domain/bets/leg-words.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useSlip } from "../../bet-slip/state/slip-store.ts";
import { factsOf } from "../../bet-slip/view/entry-words.ts";
import {
  candidates,
  type EditChoice,
  editedLegs,
  openLegs,
  replacedBy,
  UNCHANGED,
} from "./edit-legs.ts";
import { EditOffer } from "./edit-offer.tsx";
import { giveUpEdit, resendEdit, useOpenEdit } from "./edit-store.ts";
import { useEditQuote } from "./use-edit-quote.ts";

interface EditDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

export function EditDialog({ ticket, onClose }: EditDialogProps) {
  const { t } = useTranslation("sport");
  const { ticketId } = ticket;
  const [choice, setChoice] = useState(UNCHANGED);
  const selections = useSlip((state) => state.selections);
  const call = useOpenEdit(ticketId);
  const legs = editedLegs(ticket, selections, choice);
  const quoted = useEditQuote(ticketId, call === null ? legs : null);
  const all = openLegs(ticket).length;
  const isEmpty = legs === null && choice.removed.size === all;
  return (
    <Dialog open title={t("bets.edit.title")} onClose={onClose}>
      <p className={muted}>{t("bets.edit.lead")}</p>
      <OwnLegs ticket={ticket} choice={choice} onChange={setChoice} />
      <SlipLegs ticket={ticket} choice={choice} onChange={setChoice} />
      {call === null ? (
        <EditOffer
          ticket={ticket}
          quoted={quoted}
          none={legs === null ? t(isEmpty ? "bets.edit.empty" : "bets.edit.choose") : null}
        />
      ) : (
        <MoneyNote
          call={call}
          say={(key) => t(`bets.edit.waiting.${key}`)}
          onResend={() => void resendEdit(ticketId)}
          onGiveUp={() => void giveUpEdit(ticketId)}
        />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly ticket: Ticket;
  readonly choice: EditChoice;
  readonly onChange: (choice: EditChoice) => void;
}

function OwnLegs({ ticket, choice, onChange }: ChoiceProps) {
  const { t } = useTranslation("sport");
  const open = openLegs(ticket);
  const ended = ticket.legs.length - open.length;
  return (
    <fieldset className={group}>
      <legend className={title}>{t("bets.edit.legs")}</legend>
      {open.map((leg) => {
        const { backed, odds, play, match } = legWords(leg, ticket.oddsType, t);
        return (
          <Checkbox
            key={leg.priceId}
            checked={!choice.removed.has(leg.priceId)}
            onChange={() => onChange({ ...choice, removed: toggled(choice.removed, leg.priceId) })}
          >
            <b>
              {backed} @ {odds}
            </b>
            <span className={facts}>
              {play} · {match}
            </span>
          </Checkbox>
        );
      })}
      {ended > 0 && <p className={muted}>{t("bets.edit.ended", { count: ended })}</p>}
    </fieldset>
  );
}

function SlipLegs({ ticket, choice, onChange }: ChoiceProps) {
  const { t } = useTranslation("sport");
  const found = candidates(
    ticket,
    useSlip((state) => state.selections),
  );
  return (
    <fieldset className={group}>
      <legend className={title}>{t("bets.edit.fromSlip")}</legend>
      {found.map((entry) => {
        const { priceId } = entry.pick;
        const { backed, odds, match } = legWords(factsOf(entry), ticket.oddsType, t);
        const replaced = replacedBy(ticket, entry);
        const name = replaced && legWords(replaced, ticket.oddsType, t).backed;
        return (
          <Checkbox
            key={priceId}
            checked={choice.added.has(priceId)}
            onChange={() => onChange({ ...choice, added: toggled(choice.added, priceId) })}
          >
            <b>
              {backed} @ {odds}
            </b>
            <span className={facts}>
              {name === undefined ? match : t("bets.edit.replaces", { name })}
            </span>
          </Checkbox>
        );
      })}
      {found.length === 0 && <p className={muted}>{t("bets.edit.slipEmpty")}</p>}
    </fieldset>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

const group = css({ display: "grid", gap: "1", marginTop: "2", minWidth: "0" });
const title = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const facts = css({ display: "block", color: "text-muted", fontSize: "xs" });
const muted = css({ color: "text-muted", fontSize: "xs" });
