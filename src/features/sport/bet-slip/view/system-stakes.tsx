// Amounts of the series, and of the systems over the same selections.
import { ChevronDown } from "lucide-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "../../../../ui/icon.tsx";
import { productText } from "../../../../session/bets/ticket-words.ts";
import { priceNow } from "../state/slip-entry.ts";
import type { BetFigures } from "../state/slip-figures.ts";
import { SERIES } from "../state/slip-model.ts";
import { useSlipFigures } from "../state/slip-store.ts";
import { StakeField } from "./stake-field.tsx";

type Words = TFunction<"sport">;

export function SystemStakes() {
  const { t } = useTranslation("sport");
  const { bets } = useSlipFigures();
  const series = bets.find(({ key }) => key === SERIES);
  const systems = bets.filter(({ key }) => key !== SERIES);
  if (series === undefined) return <p className={hint}>{t("view.seriesTooFew")}</p>;
  const used = systems.some(({ typed }) => typed !== "");
  return (
    <div className={column}>
      <StakeField bet={series} label={seriesLabel(series, t)} compact={used} />
      {systems.length > 0 && (
        <details open={used || undefined} className={column}>
          <summary className={summary}>
            {t("view.moreSystems", { count: systems.length })}
            <Icon as={ChevronDown} />
          </summary>
          <div className={column}>
            {systems.map((bet) => (
              <StakeField
                key={bet.key}
                bet={bet}
                compact
                label={t("view.perBet", {
                  name: nameOf(bet, t),
                  sizes: sizesOf(bet),
                  bets: bet.bets,
                })}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function nameOf({ legs, bets }: BetFigures, t: Words): string {
  return t("view.system", { legs: legs.length, bets });
}

function oddsOf({ legs }: BetFigures): string {
  return productText(legs.map((leg) => ({ w: leg.pick.w, odds: priceNow(leg).price })));
}

function seriesLabel(series: BetFigures, t: Words): string {
  const odds = oddsOf(series);
  return odds === ""
    ? nameOf(series, t)
    : `${nameOf(series, t)} @ ${odds} ${t("list.oddsTypes.E")}`;
}

/** `2-4`: sizes of the combinations. */
function sizesOf({ sizes }: BetFigures): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  return first === last ? String(first) : `${first}-${last}`;
}

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  minWidth: "0",
});
const summary = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "7" },
  color: "link",
  cursor: "pointer",
  fontSize: "xs",
  fontWeight: "semibold",
  listStyle: "none",
  "details[open] > &": { marginBottom: "2", "& svg": { rotate: "[180deg]" } },
});
const hint = css({ color: "text-muted", fontSize: "xs" });
