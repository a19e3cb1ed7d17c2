import { useTranslation } from "react-i18next";
import { Box, Row } from "#styled/jsx/index.js";
import { legWords } from "#domain/bets/leg-words.ts";
import { figures } from "#ui/money/money.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import type { SlipEntry } from "../state/slip-entry.ts";
import { factsOf, pickPlay } from "./entry-words.ts";
import { PriceHistory } from "./price-history.tsx";

interface EntryDetailsProps {
  readonly id: string;
  readonly entry: SlipEntry;
  readonly hidden: boolean;
}

/** Play, match and kick-off of a selection. */
export function EntryDetails({ id, entry, hidden }: EntryDetailsProps) {
  const { t } = useTranslation("sport");
  const { match, start } = legWords(factsOf(entry), useOddsType(), t);
  return (
    <Box id={id} hidden={hidden} paddingBottom="1">
      <p>{pickPlay(entry, t)}</p>
      <Row as="p" wrap="wrap" columnGap="2" color="text-muted">
        <span>{match}</span>
        <time className={figures}>{start}</time>
      </Row>
      {!hidden && entry.pick.champion === null && (
        <PriceHistory
          priceId={entry.pick.priceId}
          w={entry.pick.w}
          r={entry.pick.r}
          line={(entry.now ?? entry.stamp).line}
        />
      )}
    </Box>
  );
}
