// What an activity is about, its steps, and one reward at their end.
import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Art } from "#ui/pictures/art.tsx";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { ItemRow } from "./item-row.tsx";
import { publishedItem } from "./published-item.ts";
import { itemRows } from "./item-rows.ts";

export function Hero({ mechanics, mine }: KindHeroProps<"activityLandPage">) {
  const { t } = useTranslation("activity");
  const { steps } = mechanics;
  const items = mine?.items.slice(0, steps.length) ?? [];
  const done = items.filter(({ state }) => state === "claimed").length;
  const next = items.find(({ state }) => state === "open");
  return (
    <HeroFigures
      figures={[[t("stage.steps"), `${done} / ${steps.length}`]]}
      bar={mine === undefined ? undefined : { done, of: steps.length }}
      note={next === undefined ? undefined : t("stage.next", { title: next.title })}
    />
  );
}

export function View({ activity, mechanics, mine, lead, claimed }: KindProps<"activityLandPage">) {
  const { t } = useTranslation("activity");
  const { steps, sections, rewardCents, tasks } = mechanics;
  const published = steps.map(({ title }, index) =>
    publishedItem({
      key: tasks[index] ?? `step-${index}`,
      title,
      target: 1,
      unit: "done",
      rewardCents: 0,
    }),
  );
  const last = publishedItem({
    key: "reward",
    title: t("land.reward"),
    target: tasks.length,
    unit: "times",
    rewardCents,
  });
  const items = mine?.items ?? (rewardCents === 0 ? published : [...published, last]);
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <TitledCard title={t("land.steps")}>
        <ol className={itemRows}>
          {items.map((item, index) => (
            <li key={item.item}>
              <ItemRow
                activity={activity.id}
                item={item}
                mark={index < steps.length ? index + 1 : undefined}
                text={steps[index]?.text}
                led={item.item === lead}
                claimed={claimed}
              />
            </li>
          ))}
        </ol>
      </TitledCard>
    </>
  );
}

interface SectionProps {
  readonly section: MechanicsOf<"activityLandPage">["sections"][number];
}

function Section({ section: { title, text, image } }: SectionProps) {
  const media = useMediaUrl();
  return (
    <TitledCard title={title}>
      {image !== "" && <Art src={media(image)} loading="lazy" className={picture} />}
      <p className={css({ lineHeight: "1-7" })}>{text}</p>
    </TitledCard>
  );
}

const picture = css({ width: "full", borderRadius: "md" });
