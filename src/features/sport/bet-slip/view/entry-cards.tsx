import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { sharingGame } from "../state/slip-model.ts";
import { useSlip, useSlipFigures } from "../state/slip-store.ts";
import { EntryCard } from "./entry-card.tsx";
import { StakeField } from "./stake-field.tsx";

/** Singles have their amounts below their selections. */
export function EntryCards() {
  const { t } = useTranslation("sport");
  const selections = useSlip((state) => state.selections);
  const mode = useSlip((state) => state.mode);
  const stakes = useSlip((state) => state.stakes);
  const { bets } = useSlipFigures();
  const sharing = sharingGame({ selections, mode, stakes });
  const own = mode === "series" ? [] : bets;
  return (
    <ul role="list" aria-label={t("view.picks")} className={list}>
      {selections.map((entry) => {
        const bet = own.find(({ key }) => key === entry.pick.priceId);
        return (
          <li key={entry.pick.priceId} className={item}>
            <EntryCard
              entry={entry}
              sharing={sharing}
              canBank={mode === "series" && selections.length > 2}
            />
            {bet !== undefined && (
              <StakeField bet={bet} label={t("view.stake")} compact={bets.length > 1} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: "grid", gap: "2", minWidth: "0" });
const item = css({ display: "grid", gap: "3", minWidth: "0" });
