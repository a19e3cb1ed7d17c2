// A ladder: each deposit of a period brings more.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityItem } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { formatCents, percentText } from "#lib/text/format.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { ItemRow } from "../items/item-row.tsx";
import { itemRows } from "../items/item-rows.ts";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { depositReward } from "./deposit-reward.ts";
import { DepositWay } from "./deposit-way.tsx";
import { RateTable } from "./rate-table.tsx";
import { RewardCalculator } from "./reward-calculator.tsx";

const QUICK = [500, 1000, 2000, 5000, 10_000];

/** What the next deposit brings. */
export function Hero({ mechanics, mine }: KindHeroProps<"againDeposit">) {
  const { t } = useTranslation("activity");
  const { ladder, next } = ladderOf(mechanics, mine);
  const rung = ladder[Math.max(0, next)];
  if (rung === undefined) return null;
  return (
    <HeroFigures
      figures={[
        [t("again.nth", { nth: rung.nth }), percentText(rung.basisPoints)],
        [t("rate.max"), formatCents(rung.maxRewardCents)],
        [t("stage.least"), formatCents(rung.minCents)],
      ]}
      bar={mine === undefined || next < 0 ? undefined : { done: next, of: ladder.length }}
      note={t("stage.rungs", { count: ladder.length })}
    />
  );
}

function ladderOf(
  mechanics: MechanicsOf<"againDeposit">,
  mine: KindHeroProps<"againDeposit">["mine"],
) {
  const ladder = mechanics.ladder.toSorted((one, two) => one.nth - two.nth);
  const now = mine?.items.slice(0, ladder.length) ?? [];
  // The deposit that comes next.
  const next = now.findIndex(({ state, done }) => state === "open" && done === 0);
  return { ladder, now, next };
}

export function View({ activity, mechanics, mine, lead, claimed }: KindProps<"againDeposit">) {
  const { t } = useTranslation("activity");
  const { ladder, now, next } = ladderOf(mechanics, mine);
  const earlier = mine?.items.slice(ladder.length) ?? [];
  const [chosen, choose] = useState<number | null>(null);
  const rung = ladder[chosen ?? Math.max(0, next)];
  const shown = mine !== undefined && mine.state !== "closed" && now.length > 0;
  return (
    <>
      <TitledCard title={t(`again.title.${mechanics.period}`)}>
        {shown && (
          <Rungs activity={activity.id} items={now} next={next} lead={lead} claimed={claimed} />
        )}
        <RateTable rates={ladder} />
      </TitledCard>
      {earlier.length > 0 && (
        <TitledCard title={t("again.earlier")}>
          <Rungs activity={activity.id} items={earlier} next={-1} lead={lead} claimed={claimed} />
        </TitledCard>
      )}
      {rung !== undefined && (
        <RewardCalculator
          leastCents={rung.minCents}
          quick={QUICK}
          reward={(cents) => depositReward(rung, cents)}
        >
          <Segmented
            label={t("again.which")}
            options={ladder.map(({ nth }, index) => ({
              value: String(index),
              label: t("again.nth", { nth }),
            }))}
            value={String(ladder.indexOf(rung))}
            onChange={(index) => choose(Number(index))}
          />
        </RewardCalculator>
      )}
    </>
  );
}

interface RungsProps {
  readonly activity: string;
  readonly items: readonly ActivityItem[];
  /** Index of the next deposit. */
  readonly next: number;
  readonly lead: string | null;
  readonly claimed: string | null;
}

function Rungs({ activity, items, next, lead, claimed }: RungsProps) {
  const { t } = useTranslation("activity");
  return (
    <ol className={itemRows}>
      {items.map((item, index) => (
        <li key={item.item}>
          <ItemRow
            activity={activity}
            item={item}
            mark={index + 1}
            text={
              item.state === "open" || item.state === "locked"
                ? t("again.needs", { amount: formatCents(item.target) })
                : undefined
            }
            way={index === next ? <DepositWay /> : undefined}
            led={item.item === lead}
            claimed={claimed}
          />
        </li>
      ))}
    </ol>
  );
}
