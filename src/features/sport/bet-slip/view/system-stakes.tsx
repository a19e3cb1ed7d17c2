// Amounts of the singles and systems over the selections of a series. That of the series is below the selections.
import type { TFunction } from "i18next";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/icon.tsx";
import { type BetFigures, betsByKind } from "../state/slip-figures.ts";
import { useSlipFigures } from "../state/slip-store.ts";
import { EverySingle } from "./main-stake.tsx";
import { lineWords } from "./entry-words.ts";
import { StakeLine } from "./stake-line.tsx";
import { commonStake } from "./stake-target.ts";
import { useSlipView } from "./view-store.ts";

export function SystemStakes() {
  const { t } = useTranslation("sport");
  const { bets } = useSlipFigures();
  const { singles, series, systems } = betsByKind(bets);
  if (series === null) return null;
  const used = [...singles, ...systems].some(({ typed }) => typed !== "");
  return (
    <details open={used || undefined}>
      <summary className={summary}>
        {t("view.moreSystems", { count: systems.length + 1 })}
        <Icon as={ChevronDown} />
      </summary>
      <div className={column}>
        <EverySingle bets={bets} />
        <OwnSingles singles={singles} />
        {systems.map((bet) => (
          <StakeLine key={bet.key} bet={bet} label={<SystemLabel bet={bet} />} />
        ))}
      </div>
    </details>
  );
}

/** `3 串 4 · 每注`, and `2-3 关 · 4 注` beside it or below. */
function SystemLabel({ bet }: { readonly bet: BetFigures }) {
  const { t } = useTranslation("sport");
  const { legs, bets } = bet;
  return (
    <span className={words}>
      <span>{t("view.perBet", { name: t("view.system", { legs: legs.length, bets }) })}</span>{" "}
      <span className={rest}>{t("view.perBetOf", { sizes: sizesOf(bet), bets })}</span>
    </span>
  );
}

/** The singles whose amounts differ, and the one that is being typed. */
function OwnSingles({ singles }: { readonly singles: readonly BetFigures[] }) {
  const { t } = useTranslation("sport");
  const active = useSlipView((state) => state.active);
  if (commonStake(singles) !== "") return null;
  return singles
    .filter(({ typed, key }) => typed !== "" || key === active)
    .map((bet) => <StakeLine key={bet.key} bet={bet} label={backedOf(bet, t)} />);
}

function backedOf({ legs }: BetFigures, t: TFunction<"sport">): string {
  return legs.map((leg) => lineWords(leg, t).backed).join();
}

/** `2-4`: sizes of the combinations. */
function sizesOf({ sizes }: BetFigures): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  return first === last ? String(first) : `${first}-${last}`;
}

const words = css({ display: "flex", flexWrap: "wrap", columnGap: "2" });
const rest = css({ color: "text-muted", fontWeight: "regular", whiteSpace: "nowrap" });
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1-5",
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
  "details[open] > &": { marginBottom: "1", "& svg": { rotate: "[180deg]" } },
});
