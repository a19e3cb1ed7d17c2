// A chain of tasks, each with its reward.
import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { formatCents } from "#lib/text/format.ts";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { taskPath } from "../../parts/ways.ts";
import { publishedItem } from "./published-item.ts";
import { ItemRow } from "./item-row.tsx";
import { itemRows } from "./item-rows.ts";

type Task = MechanicsOf<"newTask">["tasks"][number];

export function Hero({ mechanics: { tasks }, mine }: KindHeroProps<"newTask">) {
  const { t } = useTranslation("activity");
  const items = mine?.items ?? [];
  const done = items.filter(({ state }) => state === "claimed").length;
  const next = items.find(({ state }) => state === "open" || state === "claimable");
  const left = tasks.filter(
    ({ key }) => items.find(({ item }) => item === key)?.state !== "claimed",
  );
  const cents = left.reduce((sum, { rewardCents }) => sum + rewardCents, 0);
  return (
    <HeroFigures
      figures={[
        [t("stage.tasks"), `${done} / ${tasks.length}`],
        [t("stage.left"), formatCents(cents)],
      ]}
      bar={mine === undefined ? undefined : { done, of: tasks.length }}
      note={next === undefined ? undefined : t("stage.next", { title: next.title })}
    />
  );
}

export function View({ activity, mechanics, mine, lead, claimed }: KindProps<"newTask">) {
  const { t } = useTranslation("activity");
  const { tasks, inOrder } = mechanics;
  const done = mine?.items.filter(({ state }) => state === "claimed").length ?? 0;
  return (
    <TitledCard
      title={t("task.title")}
      note={
        mine === undefined
          ? t(inOrder ? "task.inOrder" : "task.anyOrder")
          : t("task.progress", { done, count: tasks.length })
      }
    >
      <ol className={itemRows}>
        {tasks.map((task, index) => (
          <li key={task.key}>
            <ItemRow
              activity={activity.id}
              item={mine?.items.find(({ item }) => item === task.key) ?? publishedItem(task)}
              mark={index + 1}
              text={<TaskText task={task} />}
              way={<TaskWay page={task.page} />}
              led={task.key === lead}
              claimed={claimed}
            />
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

function TaskText({ task: { text, turnoverTimes } }: { readonly task: Task }) {
  const { t } = useTranslation("activity");
  const turnover =
    turnoverTimes === 0 ? t("turnover.none") : t("turnover.times", { count: turnoverTimes });
  return <>{[text, turnover].filter((part) => part !== "").join(" · ")}</>;
}

/** The page where a task is done. */
function TaskWay({ page }: Pick<Task, "page">) {
  const { t } = useTranslation("activity");
  const hasPage = useHasPage();
  const to = page === null ? null : taskPath(page);
  if (to === null || !hasPage(to)) return null;
  return (
    <ButtonLink size="sm" to={to} className={css({ minHeight: "8" })}>
      {t(`task.way.${page}`)}
    </ButtonLink>
  );
}
