// Steps of turnover within a day, a week or the whole activity.
import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { formatCents } from "#lib/text/format.ts";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { ItemRow } from "./item-row.tsx";
import { publishedItem } from "./published-item.ts";
import { itemRows } from "./item-rows.ts";
import { VenueWays } from "./venue-ways.tsx";

/** How far it is to the next tier. */
export function Hero({ mechanics: { tiers }, mine }: KindHeroProps<"bettingGift">) {
  const { t } = useTranslation("activity");
  if (mine === undefined) return <Published tiers={tiers} />;
  const items = mine.items.slice(0, tiers.length);
  const done = Math.max(0, ...items.map((item) => item.done));
  const next = items.find(({ target }) => target > done);
  const amount = formatCents(done);
  return (
    <HeroFigures
      figures={[
        [t("stage.turnover"), amount],
        ...(next === undefined
          ? []
          : [[t("stage.nextGift"), formatCents(next.rewardCents)] as const]),
      ]}
      bar={next === undefined ? { done: 1, of: 1 } : { done, of: next.target }}
      note={
        next === undefined
          ? t("betting.all", { amount })
          : t("betting.missing", {
              amount,
              missing: formatCents(next.target - done),
              reward: formatCents(next.rewardCents),
            })
      }
    />
  );
}

function Published({ tiers }: Pick<MechanicsOf<"bettingGift">, "tiers">) {
  const { t } = useTranslation("activity");
  const least = Math.min(...tiers.map(({ turnoverCents }) => turnoverCents));
  return (
    <HeroFigures
      figures={[
        [t("stage.tiers"), String(tiers.length)],
        [t("stage.from"), formatCents(tiers.length === 0 ? 0 : least)],
      ]}
    />
  );
}

export function View({ activity, mechanics, mine, lead, claimed }: KindProps<"bettingGift">) {
  const { t } = useTranslation("activity");
  const { tiers, period, turnoverTimes } = mechanics;
  const published = tiers.map(({ turnoverCents, rewardCents }, index) =>
    publishedItem({
      key: `tier-${index}`,
      title: t("betting.tier", { amount: formatCents(turnoverCents) }),
      target: turnoverCents,
      unit: "cents",
      rewardCents,
    }),
  );
  const now = mine?.items.slice(0, tiers.length) ?? published;
  const earlier = mine?.items.slice(tiers.length) ?? [];
  return (
    <>
      <TitledCard
        title={t(`betting.title.${period}`)}
        note={
          turnoverTimes === 0 ? t("turnover.none") : t("turnover.times", { count: turnoverTimes })
        }
      >
        <ol className={itemRows}>
          {now.map((item, index) => (
            <li key={item.item}>
              <ItemRow
                activity={activity.id}
                item={item}
                mark={index + 1}
                led={item.item === lead}
                claimed={claimed}
              />
            </li>
          ))}
        </ol>
        <VenueWays venues={activity.venues} />
      </TitledCard>
      {earlier.length > 0 && (
        <TitledCard title={t(`betting.earlier.${period}`)}>
          <ul className={itemRows}>
            {earlier.map((item) => (
              <li key={item.item}>
                <ItemRow
                  activity={activity.id}
                  item={item}
                  led={item.item === lead}
                  claimed={claimed}
                />
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  );
}
