// One selection with its price, and the amount of the bet.
import { useTranslation } from "react-i18next";
import { Text } from "#styled/jsx/index.js";
import { legWords } from "#domain/bets/leg-words.ts";
import { Money } from "#ui/money/money.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { namePicked, type SlipSelection } from "../../markets/slip-selection.ts";

interface BetWordsProps {
  readonly pick: SlipSelection;
  /** Missing for one of several selections. */
  readonly cents?: number | undefined;
}

export function BetWords({ pick, cents }: BetWordsProps) {
  const { t } = useTranslation("sport");
  const facts = { ...pick, name: namePicked(pick) };
  const { backed, odds, play, match } = legWords(facts, useOddsType(), t);
  return (
    <Text as="div" flex="1" minWidth="0" color="text-strong">
      <p>
        <b>
          {backed}{" "}
          <Text as="span" whiteSpace="nowrap">
            @ {odds}
          </Text>
        </b>{" "}
        {cents !== undefined && <Money cents={cents} />}
      </p>
      <Text color="text-muted" size="xs" truncate>{`${play} · ${match}`}</Text>
    </Text>
  );
}
