// Edits an open series: which legs stay, which selections of the slip join, and what that costs.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { legWords } from "#domain/bets/leg-words.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useSlipLegs } from "../../bet-slip/state/slip-store.ts";
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
import { edits, useOpenEdit } from "./edit-store.ts";
import { useEditQuote } from "./use-edit-quote.ts";

interface EditDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

export function EditDialog({ ticket, onClose }: EditDialogProps) {
  const { t } = useTranslation("sport");
  const { ticketId } = ticket;
  const [choice, setChoice] = useState(UNCHANGED);
  const call = useOpenEdit(ticketId);
  const legs = editedLegs(ticket, useSlipLegs(), choice);
  const quoted = useEditQuote(ticketId, call === null ? legs : null);
  const all = openLegs(ticket).length;
  const isEmpty = legs === null && choice.removed.size === all;
  return (
    <Dialog open title={t("bets.edit.title")} onClose={onClose}>
      <Text color="text-muted" size="xs">
        {t("bets.edit.lead")}
      </Text>
      <OwnLegs ticket={ticket} choice={choice} onChange={setChoice} />
      <SlipLegs ticket={ticket} choice={choice} onChange={setChoice} />
      <CallNote calls={edits} slot={ticketId} />
      {call === null && (
        <EditOffer
          ticket={ticket}
          quoted={quoted}
          none={legs === null ? t(isEmpty ? "bets.edit.empty" : "bets.edit.choose") : null}
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
    <Stack as="fieldset" gap="1" marginTop="2" minWidth="0">
      <Box as="legend" color="text-strong" size="sm" weight="bold">
        {t("bets.edit.legs")}
      </Box>
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
            <Text as="span" display="block" color="text-muted" size="xs">
              {play} · {match}
            </Text>
          </Checkbox>
        );
      })}
      {ended > 0 && (
        <Text color="text-muted" size="xs">
          {t("bets.edit.ended", { count: ended })}
        </Text>
      )}
    </Stack>
  );
}

function SlipLegs({ ticket, choice, onChange }: ChoiceProps) {
  const { t } = useTranslation("sport");
  const found = candidates(ticket, useSlipLegs());
  return (
    <Stack as="fieldset" gap="1" marginTop="2" minWidth="0">
      <Box as="legend" color="text-strong" size="sm" weight="bold">
        {t("bets.edit.fromSlip")}
      </Box>
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
            <Text as="span" display="block" color="text-muted" size="xs">
              {name === undefined ? match : t("bets.edit.replaces", { name })}
            </Text>
          </Checkbox>
        );
      })}
      {found.length === 0 && (
        <Text color="text-muted" size="xs">
          {t("bets.edit.slipEmpty")}
        </Text>
      )}
    </Stack>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
