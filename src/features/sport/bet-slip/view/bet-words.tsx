// One selection with its price, and the amount of the bet.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { legWords } from "#domain/bets/leg-words.ts";
import { Money } from "#ui/money.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";

interface BetWordsProps {
  readonly pick: SlipSelection;
  /** Missing for one of several selections. */
  readonly cents?: number | undefined;
}

export function BetWords({ pick, cents }: BetWordsProps) {
  const { t } = useTranslation("sport");
  const facts = { ...pick, name: pick.champion?.name ?? null };
  const { backed, odds, play, match } = legWords(facts, useOddsType(), t);
  return (
    <div className={words}>
      <p>
        <b>
          {backed} <span className={price}>@ {odds}</span>
        </b>{" "}
        {cents !== undefined && <Money cents={cents} />}
      </p>
      <p className={where}>{`${play} · ${match}`}</p>
    </div>
  );
}

const words = css({ flex: "1", minWidth: "0", color: "text-strong" });
const price = css({ whiteSpace: "nowrap" });
const where = css({ color: "text-muted", fontSize: "xs", truncate: true });
