import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { type LegWords, legWords } from "#domain/bets/leg-words.ts";
import { partLegs } from "#domain/bets/part-legs.ts";
import { ticketText } from "#domain/bets/ticket-words.ts";
import { figures } from "#ui/money/money.tsx";
import { ownTicket, type RecordRow } from "./record-row.ts";

/** What was bet on: all legs of a ticket, or what the venue calls it. */
export function RecordBet({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("sport");
  const ticket = ownTicket(row);
  if (ticket === null) return <b className={name}>{row.title}</b>;
  const several = ticket.legs.length > 1;
  return (
    <>
      <b className={name}>{ticketText(ticket, t)}</b>
      <ul role="list" className={legs}>
        {ticket.legs.flatMap((leg) => {
          const words = legWords(leg, ticket.oddsType, t);
          const parts = partLegs(leg).map((part) => (
            <Line key={`${leg.priceId} ${part.priceId}`}>
              <Part words={legWords(part, ticket.oddsType, t)} />
            </Line>
          ));
          // The name of a combination is its play.
          const own = parts.length === 0 ? words : { ...words, play: "" };
          return [
            <Line key={leg.priceId}>
              <Leg words={own} head={several} />
            </Line>,
            ...parts,
          ];
        })}
      </ul>
    </>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Row
      as="li"
      wrap={{ base: "wrap", _professional: { desktop: "nowrap" } }}
      columnGap="2"
      color="text-muted"
      size="xs"
    >
      {children}
    </Row>
  );
}

function BackedAt({ words: { backed, odds } }: { readonly words: LegWords }) {
  return (
    <Text as="span" color="text-strong">
      {odds === "" ? backed : `${backed} @ ${odds}`}
    </Text>
  );
}

/** Of a combination, whose match stands above. */
function Part({ words }: { readonly words: LegWords }) {
  return (
    <>
      <BackedAt words={words} />
      <span>{words.play}</span>
    </>
  );
}

/** @param props.head names the side and its odds, which a single has in its title */
function Leg({ words, head }: { readonly words: LegWords; readonly head: boolean }) {
  const { play, live, match, start } = words;
  const about = [play, live].filter(Boolean).join(" · ");
  return (
    <>
      {head && <BackedAt words={words} />}
      {about !== "" && <span>{about}</span>}
      <span>{match}</span>
      <time className={figures}>{start}</time>
    </>
  );
}

const legs = css({ _professional: { desktop: { display: "flex", columnGap: "3" } } });
const name = css({ display: "block", color: "text-strong", fontWeight: "semibold" });
