import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { type LegWords, legWords } from "#domain/bets/leg-words.ts";
import { ticketText } from "#domain/bets/ticket-words.ts";
import { figures } from "#ui/money.tsx";
import type { RecordRow } from "./record-row.ts";

/** What was bet on: all legs of a ticket, or what the venue calls it. */
export function RecordBet({ row: { ticket, title } }: { readonly row: RecordRow }) {
  const { t } = useTranslation("sport");
  if (ticket === null) return <b className={name}>{title}</b>;
  const several = ticket.legs.length > 1;
  return (
    <>
      <b className={name}>{ticketText(ticket, t)}</b>
      <ul role="list">
        {ticket.legs.map((leg) => (
          <li key={leg.priceId} className={item}>
            <Leg words={legWords(leg, ticket.oddsType, t)} head={several} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** @param props.head names the side and its odds, which a single has in its title */
function Leg({ words, head }: { readonly words: LegWords; readonly head: boolean }) {
  const { backed, odds, play, live, match, start } = words;
  return (
    <>
      {head && <span className={side}>{odds === "" ? backed : `${backed} @ ${odds}`}</span>}
      <span>{[play, live].filter((part) => part !== null).join(" · ")}</span>
      <span>{match}</span>
      <time className={figures}>{start}</time>
    </>
  );
}

const name = css({ display: "block", color: "text-strong", fontWeight: "semibold" });
const item = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "2",
  color: "text-muted",
  fontSize: "xs",
});
const side = css({ color: "text-strong" });
