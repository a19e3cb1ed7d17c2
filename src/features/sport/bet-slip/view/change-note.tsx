import { TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shownOdds } from "#contract/betting/odds.ts";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import { useOddsType } from "../../feed/odds-type.ts";
import {
  type Accept,
  changeOf,
  needsConsent,
  entryPrice,
  type SlipEntry,
} from "../state/slip-entry.ts";
import { useSlip, useSlipLegs } from "../state/slip-store.ts";

/** The slip keeps room for one; the cards show each change. */
const MOST = 1;

/** Changed odds, old beside new, and whether they are accepted; spoken by `announceEntries`. */
export function ChangeNote() {
  const accept = useSlip((state) => state.accept);
  return <ChangeList selections={useSlipLegs()} accept={accept} most={MOST} />;
}

interface ChangeListProps {
  readonly selections: readonly SlipEntry[];
  readonly accept: Accept;
  /** More changes than this are counted in one line: the cards show each of them. */
  readonly most?: number;
}

export function ChangeList({ selections, accept, most = Infinity }: ChangeListProps) {
  const { t } = useTranslation("sport");
  const type = useOddsType();
  const mostFall = useSportPreferences((preferences) => preferences.mostFall);
  const notes = selections.flatMap((selection, index) => {
    const change = changeOf(selection);
    if (change === null) return [];
    const { quoted } = entryPrice(selection);
    const asks = needsConsent(selection, { accept, mostFall });
    return [
      {
        id: selection.pick.priceId,
        place: index + 1,
        from: change.odds && shownOdds(change.odds.from, quoted, type),
        to: change.odds && shownOdds(change.odds.to, quoted, type),
        outcome: asks ? ("asks" as const) : ("accepted" as const),
      },
    ];
  });
  if (notes.length === 0) return null;
  if (notes.length > most) {
    const asking = notes.filter(({ outcome }) => outcome === "asks").length;
    return (
      <ul role="list" className={note}>
        <Line>
          {t("view.change.many", { count: asking || notes.length })}
          {t(`view.change.${asking > 0 ? "asks" : "accepted"}`)}
        </Line>
      </ul>
    );
  }
  return (
    <ul role="list" className={note}>
      {notes.map(({ id, place, from, to, outcome }) => (
        <Line key={id}>
          {from === null
            ? t("view.change.terms", { place })
            : t("view.change.odds", { place, from, to })}
          {t(`view.change.${outcome}`)}
        </Line>
      ))}
    </ul>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <li className={line}>
      <Icon as={TrendingUp} />
      <span>{children}</span>
    </li>
  );
}

const note = css({
  display: "grid",
  gap: "1",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "md",
  background: "warning-subtle",
  fontSize: "xs",
});
const line = css({
  display: "flex",
  gap: "2",
  "& > svg": { color: "warning", marginTop: "0-2em" },
});
