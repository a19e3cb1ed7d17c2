// A reward for the first deposit, by tiers.
import { useTranslation } from "react-i18next";
import { formatCents, percentText } from "#lib/text/format.ts";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { ItemRow } from "../items/item-row.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { depositReward, tierOf } from "./deposit-reward.ts";
import { DepositWay } from "./deposit-way.tsx";
import { RateTable } from "./rate-table.tsx";
import { RewardCalculator } from "./reward-calculator.tsx";

const QUICK = [100, 500, 1000, 2000, 5000];

export function Hero({ mechanics: { tiers, days } }: KindHeroProps<"firstDeposit">) {
  const { t } = useTranslation("activity");
  const best = Math.max(0, ...tiers.map(({ basisPoints }) => basisPoints));
  const least = Math.min(...tiers.map(({ minCents }) => minCents));
  return (
    <HeroFigures
      figures={[
        [t("rate.percent"), percentText(best)],
        [t("stage.least"), formatCents(least)],
      ]}
      note={t("first.days", { count: days })}
    />
  );
}

export function View({ activity, mechanics, mine, lead, claimed }: KindProps<"firstDeposit">) {
  const { t } = useTranslation("activity");
  const tiers = mechanics.tiers.toSorted((one, two) => one.minCents - two.minCents);
  const [item] = mine?.items ?? [];
  return (
    <>
      <TitledCard title={t("first.title")} note={t("first.days", { count: mechanics.days })}>
        {item !== undefined && mine?.state !== "closed" && (
          <>
            <ItemRow
              activity={activity.id}
              item={item}
              way={<DepositWay />}
              led={item.item === lead}
              claimed={claimed}
            />
          </>
        )}
        <RateTable rates={tiers} />
      </TitledCard>
      <RewardCalculator
        leastCents={tiers[0]?.minCents ?? 0}
        quick={QUICK}
        reward={(cents) => {
          const tier = tierOf(tiers, cents);
          return tier === undefined ? null : depositReward(tier, cents);
        }}
      />
    </>
  );
}
