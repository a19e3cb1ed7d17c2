// The evidence of a bet as one HTML file that is read offline. It is made from the signed text alone, byte by byte, so
// that whoever checks a file makes it anew and compares. Change `PAGE_VERSION` with anything that changes the bytes.
import type { Ticket } from "../api/ticket.ts";
import type { EvidenceData } from "./evidence-data.ts";
import { type Fact, factList, type Html, markup, table } from "./page-html.ts";
import { legsHtml, limitWords } from "./page-leg.ts";
import { rulesHtml } from "./page-rules.ts";
import { PAGE_STYLE } from "./page-style.ts";
import {
  centsText,
  filledWords,
  PAGE_WORDS,
  type PageWords,
  timeText,
  wordOf,
} from "./page-words.ts";
import { EVIDENCE_KEYS_PATH } from "./signed-evidence.ts";

export const PAGE_VERSION = 1;

/** What the page is made from, besides the data. */
export interface SignedParts {
  /** The whole signature in its compact form. */
  readonly signed: string;
  readonly keyId: string;
  readonly data: EvidenceData;
  /** Fields of the ticket that this page has no place for, by name. */
  readonly more: Readonly<Record<string, unknown>>;
}

export function evidencePage({ signed, keyId, data, more }: SignedParts): string {
  const words = PAGE_WORDS[data.locale];
  const { ticket } = data;
  const title = `${words.title} ${ticket.ticketId} · ${data.site.name}`;
  const page = markup`<!doctype html>
<html lang="${data.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="bet-evidence-page ${String(PAGE_VERSION)}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ html: PAGE_STYLE }}</style>
</head>
<body>
<main>
${headHtml(data, words)}
<section><h2>${words.ticket}</h2>${factList(ticketFacts(data, words))}</section>
<section><h2>${words.legs}</h2>${legsHtml(data, words)}</section>
<section><h2>${words.amounts}</h2>${factList(amountFacts(ticket, words))}</section>
${historyHtml(data, words)}
<section class="one"><h2>${words.terms}</h2>${factList(termFacts(data, words))}</section>
${moreHtml(more, words)}
<section><h2>${words.rules}</h2>${rulesHtml(data, words)}</section>
${proofHtml({ signed, keyId, data }, words)}
</main>
<script type="application/jose" id="signed">${{ html: signed }}</script>
</body>
</html>
`;
  return page.html;
}

/** The signed text in a file; null where there is none. A browser does not run a script of that type. */
export function signedIn(file: string): string | null {
  return /<script type="application\/jose" id="signed">([\w.-]+)<\/script>/.exec(file)?.[1] ?? null;
}

/** Null for a file that no such page is. */
export function pageVersionOf(file: string): number | null {
  const version = /<meta name="generator" content="bet-evidence-page (\d{1,6})">/.exec(file)?.[1];
  return version === undefined ? null : Number(version);
}

function headHtml({ site, ticket, asOf }: EvidenceData, words: PageWords): Html {
  const lead = filledWords(words.lead, { name: site.name });
  return markup`<header><p class="brand">${site.name}</p><h1>${words.title}</h1><p class="state">${words.state[ticket.state]}</p><p>${lead}</p><p>${words.asOf}：${oneLine(timeText(asOf))}</p><p>${words.zones}</p></header>`;
}

const oneLine = (text: string): string => text.replace("\n", "，");

function ticketFacts(data: EvidenceData, words: PageWords): readonly Fact[] {
  const { ticket, site } = data;
  const { facts } = words;
  const at = (time: number | null) => (time === null ? null : timeText(time));
  return [
    [facts.site, site.name],
    [facts.address, site.origin],
    [facts.id, ticket.ticketId],
    [facts.member, data.member],
    [facts.placedAt, at(ticket.placedAt)],
    [facts.confirmAt, at(data.confirmAt)],
    [facts.settledAt, at(ticket.settledAt)],
    [facts.oddsType, words.oddsTypes[ticket.oddsType]],
    [facts.bet, shapeWords(ticket, words)],
    [facts.bets, String(ticket.bets)],
    [facts.stake, centsText(ticket.stakeCents)],
    [facts.risk, centsText(ticket.riskCents)],
    [facts.win, centsText(ticket.winCents)],
    [facts.freeBet, freeBetWords(ticket, words)],
    [facts.refusal, ticket.refusal],
    [facts.editedFrom, ticket.editedFrom],
    [facts.editedTo, ticket.editedTo],
    [facts.auto, autoWords(ticket, words)],
  ];
}

function shapeWords({ legs, bets, bankers, sizes }: Ticket, words: PageWords): string {
  if (legs.length === 1) return words.single;
  const series = filledWords(words.series, { legs: String(legs.length), bets: String(bets) });
  const places = bankers.map((place) => String(place + 1)).join("、");
  const shape = `${series}（${sizes.join("、")}）`;
  return bankers.length === 0 ? shape : `${shape}，${filledWords(words.bankers, { places })}`;
}

function freeBetWords({ freeBet }: Ticket, { facts }: PageWords): string | null {
  if (freeBet === null) return null;
  const paid = freeBet.stakeReturned ? facts.freeBetWhole : facts.freeBetOnly;
  return filledWords(freeBet.back ? facts.freeBetBack : paid, {
    amount: centsText(freeBet.stakeCents),
  });
}

function autoWords({ auto }: Ticket, words: PageWords): string | null {
  return auto && `${centsText(auto.atCents)}，${words.autoState[auto.state]}`;
}

function amountFacts(ticket: Ticket, words: PageWords): readonly Fact[] {
  const { amount } = words;
  const money = (cents: number | null) => (cents === null ? null : centsText(cents));
  const isRunning = ticket.state === "open" && ticket.cashedCents > 0;
  return [
    [amount.return, money(ticket.returnCents)],
    [amount.net, money(ticket.netCents)],
    [amount.valid, money(ticket.validCents)],
    [amount.cashed, ticket.cashedCents === 0 ? null : money(ticket.cashedCents)],
    [amount.left, isRunning ? money(ticket.leftCents) : null],
    [amount.leftWin, isRunning ? money(ticket.leftWinCents) : null],
  ];
}

function historyHtml({ history }: EvidenceData, words: PageWords): Html {
  const { at, reason, wallet, locked } = words.moved;
  const rows = history.map((row) => [
    timeText(row.at),
    wordOf(words.reason, row.reason),
    centsText(row.walletCents),
    centsText(row.lockedCents),
  ]);
  return markup`<section><h2>${words.history}</h2><p>${words.historyNote}</p><div class="money">${table([at, reason, wallet, locked], rows)}</div></section>`;
}

function termFacts(
  { accept, limits, dailyCapCents }: EvidenceData,
  words: PageWords,
): readonly Fact[] {
  const { term } = words;
  return [
    [term.accept, words.accept[accept]],
    [term.limits, limits && limitWords(limits, words)],
    [term.dailyCap, dailyCapCents === null ? null : centsText(dailyCapCents)],
  ];
}

function moreHtml(more: SignedParts["more"], words: PageWords): Html {
  const facts = Object.entries(more).map(([name, value]): Fact => [name, JSON.stringify(value)]);
  if (facts.length === 0) return markup``;
  return markup`<section class="one"><h2>${words.more}</h2>${factList(facts)}</section>`;
}

function proofHtml({ signed, keyId, data }: Omit<SignedParts, "more">, words: PageWords): Html {
  const signature = signed.split(".").at(-1) ?? "";
  const facts: readonly Fact[] = [
    [words.keyId, markup`<code>${keyId}</code>`],
    [words.signature, markup`<code>${signature}</code>`],
    [words.keys, markup`<code>${data.site.origin}${EVIDENCE_KEYS_PATH}</code>`],
  ];
  return markup`<section class="proof one"><h2>${words.proof}</h2><p>${words.howTo}</p>${factList(facts)}</section>`;
}
