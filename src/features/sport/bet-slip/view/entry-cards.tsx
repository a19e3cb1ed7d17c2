import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { sharingGame } from "../state/slip-model.ts";
import { useSlip, useSlipFigures } from "../state/slip-store.ts";
import { EntryCard } from "./entry-card.tsx";
import { StakeLine } from "./stake-line.tsx";

/** Of several singles, each has its amount in its line. */
export function EntryCards() {
  const { t } = useTranslation("sport");
  const selections = useSlip((state) => state.selections);
  const mode = useSlip((state) => state.mode);
  const stakes = useSlip((state) => state.stakes);
  const { bets } = useSlipFigures();
  const sharing = sharingGame({ selections, mode, stakes });
  const own = mode === "multiple" && bets.length > 1 ? bets : [];
  return (
    <ul role="list" aria-label={t("view.picks")} className={list}>
      {selections.map((entry) => {
        const bet = own.find(({ key }) => key === entry.pick.priceId);
        return (
          <li key={entry.pick.priceId}>
            <EntryCard
              entry={entry}
              sharing={sharing}
              canBank={mode === "series" && selections.length > 2}
              alone={selections.length === 1}
              stake={bet && <StakeLine bet={bet} label={t("view.stake")} labelHidden />}
            />
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: "grid", gap: "1", minWidth: "0" });
