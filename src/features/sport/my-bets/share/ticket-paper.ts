// A ticket as a picture for others: what was backed and at which price. Never the account, the ticket's number or a
// balance; amounts only when the member wants them.
import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { formatCents } from "#lib/text/format.ts";
import { runningPart } from "#domain/bets/running-part.ts";
import { legWords } from "#domain/bets/leg-words.ts";
import { partLegs } from "#domain/bets/part-legs.ts";
import { backedText, playText, scoreText } from "#domain/bets/play-words.ts";
import { ticketOdds, ticketTitle } from "#domain/bets/ticket-words.ts";
import type { SlipPaper } from "../../bet-slip/state/draw-slip.ts";

interface PaperInput {
  readonly ticket: Ticket;
  readonly brandName: string;
  readonly amounts: boolean;
  readonly t: TFunction<"sport">;
}

export function ticketPaper({ ticket, brandName, amounts, t }: PaperInput): SlipPaper {
  const { legs, oddsType, riskCents, winCents, returnCents, state, freeBet } = ticket;
  const odds = legs.length > 1 ? ticketOdds(ticket, t) : "";
  const over = returnCents !== null && state !== "open";
  const rest = runningPart(ticket);
  const sum = (label: string, cents: number) => ({ label, value: formatCents(cents) });
  const whole = [
    freeBet === null
      ? sum(t("view.risk"), riskCents)
      : sum(t("view.freeBet.name"), freeBet.stakeCents),
    over ? sum(t("bets.returned"), returnCents) : sum(t("view.win"), winCents),
  ];
  const money =
    rest === null
      ? whole
      : [
          sum(t("bets.left"), rest.riskCents),
          sum(t("bets.leftWin"), rest.winCents),
          sum(t("bets.cashed"), ticket.cashedCents),
        ];
  return {
    title: legs.length > 1 ? `${brandName} · ${ticketTitle(ticket, t)}` : brandName,
    legs: legs.map((leg) => {
      const { backed, odds: price, play, match, start } = legWords(leg, oddsType, t);
      const score = scoreText(leg.result?.score ?? leg.now);
      const shown = score && t(leg.result === null ? "bets.now" : "bets.final", { score });
      const parts = partLegs(leg).map((part) => `${backedText(part, t)} · ${playText(part, t)}`);
      const lines = parts.length > 0 ? parts : [play];
      return { pick: backed, odds: price, lines: [...lines, match, shown ?? start] };
    }),
    sums: [
      ...(amounts ? money : []),
      ...(odds === "" ? [] : [{ label: t("bets.share.odds"), value: odds }]),
    ],
  };
}
