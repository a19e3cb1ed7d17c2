// Amounts of the singles and systems over the selections of a series. That of the series is below the selections.
import type { TFunction } from "i18next";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid, Row, Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
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
      <Grid columns="minmax(0, 1fr)" gap="1-5" minWidth="0">
        <EverySingle bets={bets} />
        <OwnSingles singles={singles} />
        {systems.map((bet) => (
          <StakeLine key={bet.key} bet={bet} label={<SystemLabel bet={bet} />} />
        ))}
      </Grid>
    </details>
  );
}

/** `3 串 4 · 每注`, and `2-3 关 · 4 注` beside it or below. */
function SystemLabel({ bet }: { readonly bet: BetFigures }) {
  const { t } = useTranslation("sport");
  const { legs, bets } = bet;
  return (
    <Row as="span" wrap="wrap" columnGap="2">
      <span>{t("view.perBet", { name: t("view.system", { legs: legs.length, bets }) })}</span>{" "}
      <Text as="span" color="text-muted" weight="regular" whiteSpace="nowrap">
        {t("view.perBetOf", { sizes: sizesOf(bet), bets })}
      </Text>
    </Row>
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

const summary = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "7" },
  color: "link",
  fontSize: "xs",
  fontWeight: "semibold",
  "details[open] > &": { marginBottom: "1", "& svg": { rotate: "180deg" } },
});
