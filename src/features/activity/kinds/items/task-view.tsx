// A chain of tasks, each with its reward.
import { useTranslation } from "react-i18next";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { ClaimNotes } from "../../claims/claim-notes.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps } from "../../parts/kind-props.ts";
import { publishedItem } from "./published-item.ts";
import { ItemRow } from "./item-row.tsx";
import { itemRows } from "./item-rows.ts";

type Task = MechanicsOf<"newTask">["tasks"][number];

export function View({ activity, mechanics, mine }: KindProps<"newTask">) {
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
      <ClaimNotes activity={activity.id} />
      <ol className={itemRows}>
        {tasks.map((task, index) => (
          <li key={task.key}>
            <ItemRow
              activity={activity.id}
              item={mine?.items.find(({ item }) => item === task.key) ?? publishedItem(task)}
              mark={index + 1}
              text={<TaskText task={task} />}
              way={<TaskWay page={task.page} />}
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

function wayTo(page: NonNullable<Task["page"]>): string | null {
  if (page === "auth") return PAGES.auth;
  if (page === "userinfo") return PAGES.userinfo;
  if (page === "deposit") return pageAddress("savemoney");
  return pageAddress(page === "bankCard" ? "add-bank-card" : page);
}

/** The page where a task is done. */
function TaskWay({ page }: Pick<Task, "page">) {
  const { t } = useTranslation("activity");
  const hasPage = useHasPage();
  const to = page === null ? null : wayTo(page);
  if (to === null || !hasPage(to)) return null;
  return (
    <ButtonLink size="sm" to={to} className={css({ minHeight: "8" })}>
      {t(`task.way.${page}`)}
    </ButtonLink>
  );
}
