// Steps of turnover within a day, a week or the whole activity.
import { useTranslation } from "react-i18next";
import type { ActivityItem } from "#contract/api/activities.ts";
import { formatCents } from "#lib/text/format.ts";
import { ClaimNotes } from "../../claims/claim-notes.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps } from "../../parts/kind-props.ts";
import { ItemRow } from "./item-row.tsx";
import { publishedItem } from "./published-item.ts";
import { itemRows } from "./item-rows.ts";
import { VenueWays } from "./venue-ways.tsx";

export function View({ activity, mechanics, mine }: KindProps<"bettingGift">) {
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
        {mine?.state === "joined" && <Missing items={now} />}
        <ClaimNotes activity={activity.id} />
        <ol className={itemRows}>
          {now.map((item, index) => (
            <li key={item.item}>
              <ItemRow activity={activity.id} item={item} mark={index + 1} />
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
                <ItemRow activity={activity.id} item={item} />
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </>
  );
}

/** How far it is to the next tier. */
function Missing({ items }: { readonly items: readonly ActivityItem[] }) {
  const { t } = useTranslation("activity");
  const done = Math.max(0, ...items.map((item) => item.done));
  const next = items.find(({ target }) => target > done);
  const amount = formatCents(done);
  return (
    <p>
      {next === undefined
        ? t("betting.all", { amount })
        : t("betting.missing", {
            amount,
            missing: formatCents(next.target - done),
            reward: formatCents(next.rewardCents),
          })}
    </p>
  );
}
