import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useSlip, useSlipFigures, useSlipLegs } from "../state/slip-store.ts";
import { CombinedCard } from "./combined-card.tsx";
import { EntryCard } from "./entry-card.tsx";
import { StakeLine } from "./stake-line.tsx";

/** Of several singles, each has its amount in its line. In a series, selections of one match are one card. */
export function EntryCards() {
  const { t } = useTranslation("sport");
  const selections = useSlip((state) => state.selections);
  const series = useSlip(({ mode }) => mode === "series");
  const { bets } = useSlipFigures();
  const legs = useSlipLegs();
  const own = !series && bets.length > 1 ? bets : [];
  const canBank = series && legs.length > 2;
  return (
    <ul role="list" aria-label={t("view.picks")} className={list}>
      {legs.map((entry) => {
        const bet = own.find(({ key }) => key === entry.pick.priceId);
        return (
          <li key={entry.pick.priceId}>
            {entry.parts === undefined ? (
              <EntryCard
                entry={entry}
                canBank={canBank}
                alone={selections.length === 1}
                stake={bet && <StakeLine bet={bet} label={t("view.stake")} labelHidden />}
              />
            ) : (
              <CombinedCard entry={entry} parts={entry.parts} canBank={canBank} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: "grid", gap: "1", minWidth: "0" });
